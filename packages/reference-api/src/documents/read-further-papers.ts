import {
  type CalendarDate,
  type FurtherPaper,
  furtherPapersOf,
  type KnownFurtherPaper,
} from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor } from "../database/database.ts";

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
