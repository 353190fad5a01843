import { createHash } from "node:crypto";
import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import { ClaimStatus, claimAnswersOf, withOneCharge } from "@kaitori/domain";
import { type ContractTerms, offerPrices, writePrice } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import { dayOf } from "../../database/columns.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { HandOver } from "../hand-over/hand-overs.ts";
import { handOverSum } from "../hand-over/read-hand-overs.ts";
import { offeredDays } from "./agreed-days.ts";
import { pricedClaims } from "./terms-price.ts";

export type TermsOf = {
  brand: ServedBrand;
  applicant: Parameters<typeof offerTexts>[1]["seller"];
  entry: Pick<EntryRow, "code" | "bank_account" | "hand_over_days" | "closed_day">;
  /** The claims to be sold. */
  claims: readonly ClaimRow[];
  /** When, how much and under which reference the payers' money is handed over. */
  handOvers: readonly HandOver[];
};

/** Agreement and explanation of one offer, each with its hash (B5, B16). */
export function contractTerms({ brand, applicant, entry, claims, handOvers }: TermsOf): ContractTerms {
  const priced = pricedClaims(claims);
  const prices = offerPrices(priced);
  const offer = {
    code: entry.code,
    seller: applicant,
    claims: priced.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: dayOf(claim.obliger_payment_date),
      return_date: claim.return_date === null ? null : dayOf(claim.return_date),
      ...claimAnswersOf(claim),
      ...writePrice(price),
    })),
    total: prices.total,
    bank_account: entry.bank_account,
    handOver: handOverWords(brand, handOvers),
  };
  return {
    ...offerTexts(withOfferedDays(brand, entry), offer, hashOf),
    ...prices,
    hand_overs: handOvers.map(handOverSum),
  };
}

/** The days of article 7 are those by which the days of the claims were found. */
const withOfferedDays = (brand: ServedBrand, entry: TermsOf["entry"]): ServedBrand => ({
  ...brand,
  settings: {
    ...brand.settings,
    promises: { ...brand.settings.promises, ...offeredDays(entry, brand.settings) },
  },
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Those of the claims that are for sale, with the charge of their one transfer on the first. */
export function claimsToSell({ claims }: EntryWithClaims, ids: readonly number[]): ClaimRow[] {
  const forSale = claims.filter(({ status }) => status === ClaimStatus.canBuy);
  // The charge stands on one claim of the offer, which need not be among those that are sold.
  const charge = Math.max(0, ...forSale.map(({ bank_charge }) => bank_charge ?? 0));
  return withOneCharge(
    forSale.filter(({ id }) => ids.includes(id)),
    charge,
  );
}
