import type { CalendarDate } from "../calendar/calendar-date.ts";
import { isIndividual, type WithDivision } from "../user/user.ts";
import {
  areDocumentsConfirmed,
  DocumentsConfirmation,
  financialStatementStatusToday,
} from "./documents-today.ts";
import { type FurtherKind, furtherKindOf } from "./file-kind.ts";

/** Applicants who submit a paper that a brand requires in addition. */
export const furtherPaperApplicants = ["corporate", "individual", "both"] as const;

/** The part of a brand's paper that the rules need. */
export type DeclaredPaper = {
  readonly key: string;
  readonly from: (typeof furtherPaperApplicants)[number];
  readonly required: boolean;
};

/** Status of a paper from an earlier entry. */
export type KnownFurtherPaper = {
  readonly kind: string;
  readonly status: DocumentsConfirmation;
  /** Last valid day of an accepted paper; null if it does not expire. */
  readonly valid_until: CalendarDate | null;
};

/** A paper that the brand requires from an applicant, with its status from earlier entries. */
export type FurtherPaper = Omit<KnownFurtherPaper, "kind"> & {
  readonly kind: FurtherKind;
  readonly required: boolean;
};

/** Papers that the brand requires from this applicant, with their status today. */
export function furtherPapersOf(
  declared: readonly DeclaredPaper[],
  user: WithDivision,
  states: readonly KnownFurtherPaper[],
  today: CalendarDate,
): FurtherPaper[] {
  const applicantKind = isIndividual(user) ? "individual" : "corporate";
  return declared
    .filter(({ from }) => from === "both" || from === applicantKind)
    .map(({ key, required }) => {
      const kind = furtherKindOf(key);
      const { status, valid_until } = states.find((paper) => paper.kind === kind) ?? notSubmitted;
      return { kind, required, status: furtherPaperToday({ status, valid_until }, today), valid_until };
    });
}

const notSubmitted = { status: DocumentsConfirmation.notSubmitted, valid_until: null };

/** Expires like accepted financial statements. */
const furtherPaperToday = (
  { status, valid_until }: Pick<KnownFurtherPaper, "status" | "valid_until">,
  today: CalendarDate,
) =>
  financialStatementStatusToday(
    { financial_statements_status: status, financial_statements_valid_date: valid_until },
    today,
  );

/** Required papers that are neither uploaded nor valid from an earlier entry. */
export const missingFurtherPapers = (
  papers: readonly FurtherPaper[],
  uploaded: Readonly<Record<string, boolean>>,
): FurtherPaper[] =>
  papers.filter(
    ({ kind, required, status }) => required && !uploaded[kind] && !areDocumentsConfirmed(status),
  );
