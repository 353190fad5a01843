import { createHash } from "node:crypto";
import { agreementText } from "@kaitori/brand/agreement";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { explanationText } from "@kaitori/brand/explanation";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import { claimAnswersOf } from "@kaitori/domain";
import type { ContractTerms } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import type { HandOver } from "../hand-over/hand-overs.ts";
import { handOverSum } from "../hand-over/read-hand-overs.ts";
import { dayOf } from "./day.ts";
import type { ClaimRow, EntryRow } from "./own-entry.ts";
import { pricesOf } from "./terms-price.ts";

export type TermsOf = {
  brand: ServedBrand;
  applicant: Parameters<typeof agreementText>[1]["seller"];
  entry: Pick<EntryRow, "code" | "bank_account">;
  /** The claims to be sold. */
  claims: readonly ClaimRow[];
  /** When, how much and under which reference the payers' money is handed over. */
  handOvers: readonly HandOver[];
};

/** Agreement and explanation of one offer, each with its hash (B5, B16). */
export function contractTerms({ brand, applicant, entry, claims, handOvers }: TermsOf): ContractTerms {
  const { claims: prices, total } = pricesOf(claims);
  const offer = {
    code: entry.code,
    seller: applicant,
    claims: prices.map((price, index) => {
      const claim = claims[index];
      if (!claim) throw new Error(`A price without its claim: ${price.code}`);
      return {
        ...price,
        obliger_payment_date: dayOf(claim.obliger_payment_date),
        return_date: claim.return_date === null ? null : dayOf(claim.return_date),
        ...claimAnswersOf(claim),
      };
    }),
    total,
    bank_account: entry.bank_account,
    handOver: handOverWords(brand, handOvers),
  };
  const text = agreementText(brand, offer);
  const hash = hashOf(text);
  const explanation = explanationText(brand, { offer, hash });
  return {
    title: copyOf(brand.copy, agreementCopy).title,
    text,
    hash,
    explanation: {
      title: copyOf(brand.copy, explanationCopy).title,
      text: explanation,
      hash: hashOf(explanation),
    },
    claims: prices,
    total,
    hand_overs: handOvers.map(handOverSum),
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
