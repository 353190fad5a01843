import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { copyOf, fillGivenValues } from "@kaitori/brand/text";
import {
  chargeOnFirstClaim,
  claimPrice,
  readYen,
  totalPrice,
  writeYen,
  yenWithSeparators,
} from "@kaitori/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ServedBrand } from "../../brands/brand.ts";
import { loadBrands } from "../../brands/load-brands.ts";
import { readConfig } from "../../config/read-config.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { depositOf } from "../offer/offer-terms.ts";
import { quotePrice } from "../review/decide-claim.ts";
import { contractTerms } from "./terms.ts";

/** The brands of the repository with their real fees, charges and texts. */
const brands = await loadBrands(readConfig({}).brandsDir);
const offerCount = 10_000;

type Limits = ServedBrand["settings"]["limits"];

const applicant = {
  corporate_division: "corporate",
  company_name: "株式会社山田製作所",
  last_name: "山田",
  first_name: "太郎",
} as const;
const address = { zipcode: "1000001", prefecture: "東京都", city: "千代田区", building_number: "1-1" };
const seller = Object.fromEntries(
  (["office", "owner"] as const).flatMap((prefix) =>
    Object.entries(address).map(([part, text]) => [`${prefix}_${part}`, text]),
  ),
) as Parameters<typeof contractTerms>[0]["applicant"];

const invoiceFor = ({ purchaseAmountMin, purchaseAmountMax, feeRatioMin, feeRatioMax }: Limits) =>
  fc.record({
    face: fc.integer({ min: Math.max(100_000, purchaseAmountMin), max: purchaseAmountMax }),
    withheld: fc.integer({ min: 0, max: 50_000 }),
    fee: fc.integer({ min: Math.ceil(feeRatioMin * 10_000), max: Math.floor(feeRatioMax * 10_000) }),
  });

/** Claim with the fields that determine its price. */
function pricedClaim(
  { face, withheld, fee }: { face: number; withheld: number; fee: number },
  id: number,
  bankCharge: number,
): ClaimRow {
  const amounts = { amount: face, scheduled_deposit_amount_from_obliger: face - withheld };
  const price = quotePrice(amounts, (fee / 10_000).toFixed(6), bankCharge);
  if (!price) throw new Error("no price");
  const dates = { obliger_payment_date: "2027-01-31", return_date: "2027-02-04" };
  return {
    id,
    code: `K-${id}`,
    obliger_company_name: `取引先${id}`,
    ...amounts,
    ...price,
    ...dates,
  } as ClaimRow;
}

/** Finds the figures with this label in the contract: one per claim, then the total. */
const figuresOf = (text: string, label: string) =>
  [...text.matchAll(new RegExp(`^${label}　([\\d,]+)円$`, "gm"))].map(([, sum = ""]) =>
    Number(sum.replaceAll(",", "")),
  );
const sumsIn = (text: string) =>
  [...text.matchAll(/([\d,]+)円/g)].map(([, sum = ""]) => Number(sum.replaceAll(",", "")));
const mailText = (brand: ServedBrand, mail: keyof typeof mailCopy.texts, amount: number) =>
  fillGivenValues(brand.copy[`mail.${mail}`] ?? mailCopy.texts[mail], { amount });
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

test("R1.2 the repository has at least three brands", () => {
  expect(brands.length).toBeGreaterThanOrEqual(3);
});

test.each(brands)(
  "B5 B11 in 10,000 offers screen, terms, contract and mails agree to the yen ($name)",
  { timeout: 600_000 },
  (brand) => {
    const { limits } = brand.settings;
    const { bankCharge } = limits;
    const texts = copyOf(brand.copy, agreementCopy);
    fc.assert(
      fc.property(fc.array(invoiceFor(limits), { minLength: 1, maxLength: 5 }), (invoices) => {
        const priced = invoices.map((invoice, id) => pricedClaim(invoice, id, bankCharge));
        const claims = chargeOnFirstClaim(priced, bankCharge);
        const {
          text,
          claims: lines,
          total,
        } = contractTerms({
          brand,
          applicant: { ...seller, ...applicant },
          entry: { code: "A-1", bank_account: null, hand_over_days: null, closed_day: null },
          claims,
          handOvers: [],
        });
        const deposit = readYen(total.deposit_amount) ?? 0;
        // The lines of the terms add up to the total.
        for (const figure of ["amount", "purchase_fee", "bank_charge", "deposit_amount"] as const)
          expect(sumOf(lines.map((line) => Number(line[figure])))).toBe(Number(total[figure]));
        expect(total.bank_charge).toBe(String(bankCharge));
        // The deposit is the sold amount minus the fee and one charge.
        const bought = Number(total.purchase_principal_amount ?? total.amount);
        expect(deposit).toBe(bought - Number(total.purchase_fee) - bankCharge);
        // The screen computes the price from the claims of the wire.
        const screen = claims.map((claim) =>
          claimPrice({
            amount: writeYen(claim.amount),
            purchase_principal_amount: writeYen(claim.purchase_principal_amount ?? 0),
            purchase_ratio: claim.purchase_ratio,
            purchase_amount: writeYen(claim.purchase_amount ?? 0),
            purchase_fee: writeYen(claim.purchase_fee ?? 0),
            bank_charge: writeYen(claim.bank_charge ?? 0),
          }),
        );
        expect(totalPrice(screen.filter((price) => price !== null)).deposit).toBe(deposit);
        // The lines of the contract add up to the deposit.
        const receivedSums = figuresOf(text, texts.scheduleReceived);
        expect(receivedSums.at(-1)).toBe(deposit);
        expect(sumOf(receivedSums.slice(0, -1))).toBe(deposit);
        expect(figuresOf(text, texts.scheduleCharge).at(-1)).toBe(bankCharge);
        for (const mail of ["offerBody", "contractBody", "payOutBody"] as const)
          expect(sumsIn(mailText(brand, mail, depositOf(claims)))).toContain(deposit);
        expect(text).toContain(`${yenWithSeparators(deposit)}円`);
      }),
      { numRuns: Math.ceil(offerCount / brands.length) },
    );
  },
);
