import { createHash } from "node:crypto";
import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import { ClaimStatus, chargeOnFirstClaim, claimAnswersOf } from "@kaitori/domain";
import { type ContractTerms, offerPrices, writePrice } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { HandOver } from "../hand-over/hand-over-facts.ts";
import { handOverSum } from "../hand-over/read-hand-overs.ts";
import { agreedDays } from "./offer-days.ts";
import { pricedClaims } from "./terms-price.ts";

export type TermsInput = {
  brand: ServedBrand;
  applicant: Parameters<typeof offerTexts>[1]["seller"];
  entry: Pick<EntryRow, "code" | "bank_account" | "hand_over_days" | "closed_day">;
  /** The claims to be sold. */
  claims: readonly ClaimRow[];
  /** Days, sums and references for handing over the payers' money. */
  handOvers: readonly HandOver[];
};

/** Agreement and explanation of an offer, each with its hash (B5, B16). */
export function contractTerms({ brand, applicant, entry, claims, handOvers }: TermsInput): ContractTerms {
  const claimsWithPrice = pricedClaims(claims);
  const prices = offerPrices(claimsWithPrice);
  const offer = {
    code: entry.code,
    seller: applicant,
    claims: claimsWithPrice.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: claim.obliger_payment_date,
      return_date: claim.return_date,
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

/** The contract names the days of the offer, even if the brand has changed its days since. */
const withOfferedDays = (brand: ServedBrand, entry: TermsInput["entry"]): ServedBrand => ({
  ...brand,
  settings: {
    ...brand.settings,
    promises: { ...brand.settings.promises, ...agreedDays(entry, brand.settings) },
  },
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Selected claims that are for sale. The first one has the bank charge of the transfer. */
export function claimsToSell({ claims }: EntryWithClaims, ids: readonly number[]): ClaimRow[] {
  const forSale = claims.filter(({ status }) => status === ClaimStatus.canBuy);
  // The claim with the charge need not be one of the sold claims.
  const charge = Math.max(0, ...forSale.map(({ bank_charge }) => bank_charge ?? 0));
  return chargeOnFirstClaim(
    forSale.filter(({ id }) => ids.includes(id)),
    charge,
  );
}
