import { agreementText } from "@kaitori/brand/agreement";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { explanationText } from "@kaitori/brand/explanation";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import { blankParty, claimAnswersOf, type Price, totalPrice, writeYen } from "@kaitori/domain";
import type { ContractTerms, CurrentUser, Entry, Profile } from "@kaitori/wire";
import type { ShellBrand } from "../../parts/brand/shell-brand.ts";
import { type PricedClaim, pricedClaims } from "../entry/entry-price.ts";
import { handOverDues } from "../entry/hand-over/hand-over-dues.ts";
import { byDay } from "../entry/owed-claims.ts";

/**
 * Price, agreement and explanation where the server has no terms of its own: the prices of the claims in the brand's
 * words. They have no hash, so they prove nothing of what was shown; whether it may be signed says the brand's
 * setting (B5, B16).
 */
export function termsOf(
  brand: ShellBrand,
  { code, claims, bank_account }: Entry,
  { user, profile }: { readonly user: CurrentUser | null; readonly profile: Profile | null },
  isSold: (claim: PricedClaim["claim"]) => boolean,
): ContractTerms {
  const sold = pricedClaims(claims).filter(({ claim }) => isSold(claim));
  const total = written(totalPrice(sold.map(({ price }) => price)));
  const prices = sold.map(({ claim, price }) => ({ claim, price: written(price) }));
  const dues = handOverDues(byDay(sold.map(({ claim }) => claim)), []);
  const offer = {
    code,
    seller: { ...noSeller, ...profile, ...user },
    claims: prices.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: claim.obliger_payment_date,
      return_date: claim.return_date,
      ...claimAnswersOf(claim),
      ...price,
    })),
    total,
    bank_account,
    handOver: handOverWords(
      brand,
      dues.map(({ on, amount }) => ({ dueOn: on, amount, reference: null })),
    ),
  };
  return {
    title: copyOf(brand.copy, agreementCopy).title,
    text: agreementText(brand, offer),
    hash: "",
    explanation: {
      title: copyOf(brand.copy, explanationCopy).title,
      text: explanationText(brand, { offer, hash: "" }),
      hash: "",
    },
    claims: prices.map(({ claim, price }) => ({
      claim: claim.id,
      code: claim.code,
      obliger_company_name: claim.obliger_company_name,
      ...price,
    })),
    total,
  };
}

/** The server may not say all of it. */
const noSeller = {
  corporate_division: "corporate",
  ...blankParty,
} as const;

const written = ({ faceValue, principal, fee, bankCharge, deposit }: Price) => ({
  amount: writeYen(faceValue),
  ...(principal === faceValue ? {} : { purchase_principal_amount: writeYen(principal) }),
  purchase_fee: writeYen(fee),
  bank_charge: writeYen(bankCharge),
  deposit_amount: writeYen(deposit),
});
