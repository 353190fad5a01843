import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { copyOf } from "@kaitori/brand/text";
import type { PreEntryQuestion } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";

export const arrearsQuestion = "has_delinquency";

/** Questions before the profile; only the first three can decline. */
export function preEntryQuestions({ copy }: ServedBrand): PreEntryQuestion[] {
  const words = copyOf(copy, preEntryCopy);
  const yesOrNo = [
    { value: "yes", label: words.yes },
    { value: "no", label: words.no },
  ];
  return [
    { id: "has_invoice", text: words.hasInvoice, note: words.hasInvoiceHint, choices: yesOrNo },
    {
      id: "obliger_is_corporate",
      text: words.obligerIsCorporate,
      note: words.obligerIsCorporateHint,
      choices: yesOrNo,
    },
    { id: "paid_by_transfer", text: words.paidByTransfer, note: null, choices: yesOrNo },
    { id: arrearsQuestion, text: words.hasDelinquency, note: words.hasDelinquencyHint, choices: yesOrNo },
  ];
}

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
