import type { FurtherPaper as DeclaredPaper } from "@kaitori/brand/settings";
import {
  type CalendarDate,
  type FurtherPaper,
  fileKindIssues,
  furtherKindOf,
  furtherPapersOf,
  isFurtherKind,
  type KnownFurtherPaper,
  type WithKinds,
} from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor } from "../database/database.ts";
import { nonFieldError, refuseIssues } from "../http/errors.ts";
import type { AcceptedFile } from "./inspection/inspection-result.ts";

/** Declaration of a further paper; undefined if the brand does not require it. */
export const findDeclaration = (
  { settings }: Pick<ServedBrand, "settings">,
  kind: string,
): DeclaredPaper | undefined => settings.furtherPapers?.find(({ key }) => furtherKindOf(key) === kind);

/** Refuses kinds of different sets, and further papers that the brand does not require. */
export function requireAllowedKinds(brand: ServedBrand, { kind, kinds }: WithKinds): void {
  refuseIssues(fileKindIssues({ kind, kinds }));
  if (isFurtherKind(kind) && !findDeclaration(brand, kind)) throw nonFieldError("paperNotAskedFor");
}

export const filesPerKindOf = (brand: ServedBrand, kind: string): number =>
  findDeclaration(brand, kind)?.files ?? brand.settings.limits.uploadsPerKind;

/** Refuses a PDF or picture if the brand accepts only the other. */
export function requireAllowedFormat(
  brand: ServedBrand,
  kind: string,
  { contentType }: Pick<AcceptedFile, "contentType">,
): void {
  const only = findDeclaration(brand, kind)?.only;
  const format = contentType === "application/pdf" ? "pdf" : "picture";
  if (only !== undefined && only !== format)
    throw nonFieldError(only === "pdf" ? "fileOnlyPdf" : "fileOnlyPicture");
}

/** JSON list of the states of further papers whose files are not erased. */
export const furtherPaperStates: RawBuilder<readonly KnownFurtherPaper[]> = sql`coalesce((
  select json_agg(json_build_object('kind', paper.kind, 'status', paper.status, 'valid_until', paper.valid_until))
  from further_paper as paper where paper.applicant_id = applicant.id and exists (
    select from entry_file join file on file.id = entry_file.file_id
    where entry_file.applicant_id = applicant.id and file.kind = paper.kind and file.erased_at is null)), '[]')`;

/** Further papers that the brand requires of the applicant, with their current states (B20). */
export async function readFurtherPapers(
  executor: Executor,
  { settings: { furtherPapers = [] } }: Pick<ServedBrand, "settings">,
  applicantId: number,
  today: CalendarDate,
): Promise<FurtherPaper[]> {
  if (furtherPapers.length === 0) return [];
  const { states, ...applicant } = await executor
    .selectFrom("applicant")
    .select("corporate_division")
    .select(furtherPaperStates.as("states"))
    .where("applicant.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return furtherPapersOf(furtherPapers, applicant, states, today);
}
