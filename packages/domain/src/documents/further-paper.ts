import type { CalendarDate } from "../calendar/calendar-date.ts";
import { isCorporateOrUnselected, type WithDivision } from "../user/user.ts";
import { areDocumentsConfirmed, DocumentsConfirmation, financialStatementsToday } from "./documents-today.ts";
import { type FurtherKind, furtherKindOf } from "./file-kind.ts";

export const furtherPaperGivers = ["corporate", "individual", "both"] as const;

/** The part of a brand's declared paper that the rules need. */
export type DeclaredPaper = {
  readonly key: string;
  readonly from: (typeof furtherPaperGivers)[number];
  readonly required: boolean;
};

/** State of such a paper since an earlier entry. */
export type KnownFurtherPaper = {
  readonly kind: string;
  readonly status: DocumentsConfirmation;
  /** The last day on which it is good, once it was accepted; null: as long as it is kept. */
  readonly valid_until: CalendarDate | null;
};

/** A paper that one applicant is asked for, and what an earlier entry has given of it. */
export type FurtherPaper = Omit<KnownFurtherPaper, "kind"> & {
  readonly kind: FurtherKind;
  readonly required: boolean;
};

/** The papers of the brand that this applicant is asked for, as they stand today. */
export function furtherPapersOf(
  declared: readonly DeclaredPaper[],
  user: WithDivision,
  known: readonly KnownFurtherPaper[],
  today: CalendarDate,
): FurtherPaper[] {
  const giver = isCorporateOrUnselected(user) ? "corporate" : "individual";
  return declared
    .filter(({ from }) => from === "both" || from === giver)
    .map(({ key, required }) => {
      const kind = furtherKindOf(key);
      const { status, valid_until } = known.find((paper) => paper.kind === kind) ?? never;
      return { kind, required, status: furtherPaperToday({ status, valid_until }, today), valid_until };
    });
}

const never = { status: DocumentsConfirmation.nothing, valid_until: null };

/** It grows old like accepted financial statements. */
const furtherPaperToday = (
  { status, valid_until }: Pick<KnownFurtherPaper, "status" | "valid_until">,
  today: CalendarDate,
) =>
  financialStatementsToday(
    { financial_statements_status: status, financial_statements_valid_date: valid_until },
    today,
  );

/** Without these no entry is submitted: required, not good from an earlier entry, and not among the files. */
export const missingFurtherPapers = (
  papers: readonly FurtherPaper[],
  uploaded: Readonly<Record<string, boolean>>,
): FurtherPaper[] =>
  papers.filter(
    ({ kind, required, status }) => required && !uploaded[kind] && !areDocumentsConfirmed(status),
  );
