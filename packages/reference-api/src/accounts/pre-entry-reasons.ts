import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { copyOf } from "@kaitori/brand/text";
import type { ServedBrand } from "../brands/brand.ts";

/** Why the service can be of no use for now; no reason means: go on. */
export function preEntryReasons({ copy }: ServedBrand, answers: Readonly<Record<string, string>>): string[] {
  const words = copyOf(copy, preEntryCopy);
  const declining = [
    { question: "has_invoice", reason: words.declinedReasonInvoice },
    { question: "obliger_is_corporate", reason: words.declinedReasonObliger },
    { question: "paid_by_transfer", reason: words.declinedReasonTransfer },
  ];
  return declining.filter(({ question }) => answers[question] === "no").map(({ reason }) => reason);
}
