import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import { blankParty, claimAnswersOf } from "@kaitori/domain";
import {
  type ContractTerms,
  type CurrentUser,
  type Entry,
  offerPrices,
  type Profile,
  writePrice,
} from "@kaitori/wire";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { type PricedClaim, pricedClaims } from "../entry/entry-price.ts";
import { handOverDues } from "../entry/hand-over/hand-over-dues.ts";
import { byDay } from "../entry/owed-claims.ts";

/**
 * Price, agreement and explanation for a server without terms: the prices of the claims in the brand's words. Without
 * a hash they do not prove what was shown (B5, B16).
 */
export function termsOf(
  brand: ShellBrand,
  { code, claims, bank_account }: Entry,
  { user, profile }: { readonly user: CurrentUser | null; readonly profile: Profile | null },
  isSold: (claim: PricedClaim["claim"]) => boolean,
): ContractTerms {
  const sold = pricedClaims(claims).filter(({ claim }) => isSold(claim));
  const prices = offerPrices(sold);
  const dues = handOverDues(byDay(sold.map(({ claim }) => claim)), []);
  const offer = {
    code,
    seller: { ...noSeller, ...profile, ...user },
    claims: sold.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: claim.obliger_payment_date,
      return_date: claim.return_date,
      ...claimAnswersOf(claim),
      ...writePrice(price),
    })),
    total: prices.total,
    bank_account,
    handOver: handOverWords(
      brand,
      dues.map(({ on, amount }) => ({ dueOn: on, amount, reference: null })),
    ),
  };
  return { ...offerTexts(brand, offer, () => ""), ...prices };
}

/** The server may not say all of it. */
const noSeller = {
  corporate_division: "corporate",
  ...blankParty,
} as const;
