import { preEntryCopy } from "../copy/pre-entry.ts";
import { copyOf, type Overrides } from "./copy-of.ts";

export interface PreEntryQuestion {
  readonly id: string;
  readonly text: string;
  readonly note: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export const arrearsQuestion = "has_delinquency";

/**
 * Questions before the profile in the texts of a brand. The first three decide whether a person can apply; arrears only
 * require another paper.
 */
export function preEntryQuestions(copy: Overrides): PreEntryQuestion[] {
  const words = copyOf(copy, preEntryCopy);
  const choices = [
    { value: "yes", label: words.yes },
    { value: "no", label: words.no },
  ];
  return [
    { id: "has_invoice", text: words.hasInvoice, note: words.hasInvoiceHint, choices },
    { id: "obliger_is_corporate", text: words.obligerIsCorporate, note: null, choices },
    { id: "paid_by_transfer", text: words.paidByTransfer, note: null, choices },
    { id: arrearsQuestion, text: words.hasDelinquency, note: words.hasDelinquencyHint, choices },
  ];
}
