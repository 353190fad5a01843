import type { ContractTerms } from "@kaitori/wire";

const figures = ["amount", "purchase_fee", "bank_charge", "deposit_amount"] as const;
export type Figure = (typeof figures)[number];

export interface TermsChanges {
  /** Figures of one invoice that are others now. */
  readonly figures: readonly {
    readonly obliger: string;
    readonly figure: Figure;
    readonly before: string;
    readonly after: string;
  }[];
  readonly total: { readonly before: string; readonly after: string } | null;
  /** Payers whose invoices are no longer for sale. */
  readonly gone: readonly string[];
  /** The paragraphs that the contract contains now and did not contain before. */
  readonly paragraphs: readonly string[];
}

/** The differences between the terms that were shown and those that hold now (B5). */
export function termsChanges(before: ContractTerms, after: ContractTerms): TermsChanges {
  const known = new Set(before.text.split("\n\n"));
  return {
    figures: after.claims.flatMap((now) => {
      const then = before.claims.find(({ claim }) => claim === now.claim);
      return then
        ? figures
            .filter((figure) => then[figure] !== now[figure])
            .map((figure) => ({
              obliger: now.obliger_company_name,
              figure,
              before: then[figure],
              after: now[figure],
            }))
        : [];
    }),
    total:
      before.total.deposit_amount === after.total.deposit_amount
        ? null
        : { before: before.total.deposit_amount, after: after.total.deposit_amount },
    gone: before.claims
      .filter(({ claim }) => !after.claims.some((now) => now.claim === claim))
      .map(({ obliger_company_name }) => obliger_company_name),
    paragraphs: after.text.split("\n\n").filter((paragraph) => !known.has(paragraph)),
  };
}
