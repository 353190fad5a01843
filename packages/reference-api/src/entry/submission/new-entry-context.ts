import type { ClaimStatus, EntryStatus, KnownFurtherPaper } from "@kaitori/domain";
import { getSuppressEntries } from "@kaitori/wire";
import { type RawBuilder, sql } from "kysely";
import type { Executor, Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { DraftRow } from "../../database/tables/entry-tables.ts";
import { furtherPaperStates } from "../../documents/further-papers.ts";
import { handlePublic } from "../../http/handle.ts";
import { draftEntryForm } from "../draft/draft-store.ts";

/** The facts that decide whether the applicant may make a new entry. */
export type NewEntryContext = {
  applicant: Applicant;
  entries: readonly {
    status: EntryStatus;
    created_at: string;
    claims: readonly { status: ClaimStatus }[];
  }[];
  suppression: string | null;
  /** States of the further papers that are not erased. */
  furtherPapers: readonly KnownFurtherPaper[];
  /** The stored draft, locked until the end of the transaction. */
  draftRow: DraftRow | undefined;
};

/** JSON list of all entries of the applicant with the statuses of their claims. */
const entries: RawBuilder<NewEntryContext["entries"]> = sql`coalesce((
  select json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at, 'claims', coalesce((
    select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
  from entry where entry.applicant_id = applicant.id), '[]')`;
const suppression: RawBuilder<string | null> = sql`(
  select method from suppress_entries where suppress_entries.brand = applicant.brand)`;
/** The row of the draft as JSON, with the time as text. */
const draftRow: RawBuilder<(Omit<DraftRow, "updated_at"> & { updated_at: string }) | null> = sql`(
  select json_build_object('id', id, 'applicant_id', applicant_id, 'form', form, 'version', version,
    'content', content, 'updated_at', updated_at)
  from draft)`;

/**
 * Reads the context in one statement and locks the applicant, then the draft. A statement that waited for the first
 * lock may read entries from before the other tab's submission; then the unique index `entry_one_before_contract`
 * refuses the second entry. The second part reads the first, which keeps the order of the locks.
 */
export async function lockNewEntryContext(
  transaction: Transaction,
  applicantId: number,
): Promise<NewEntryContext> {
  const { new_entries, new_suppression, new_further_papers, new_draft_row, ...applicant } = await transaction
    .with("applicant", (query) =>
      query.selectFrom("applicant").selectAll().where("id", "=", applicantId).forUpdate(),
    )
    .with("draft", (query) =>
      query
        .selectFrom("draft")
        .selectAll()
        .where("applicant_id", "=", ({ selectFrom }) => selectFrom("applicant").select("applicant.id"))
        .where("form", "=", draftEntryForm)
        .forUpdate(),
    )
    .selectFrom("applicant")
    .selectAll()
    .select([
      entries.as("new_entries"),
      suppression.as("new_suppression"),
      furtherPaperStates.as("new_further_papers"),
      draftRow.as("new_draft_row"),
    ])
    .executeTakeFirstOrThrow();
  return {
    applicant,
    entries: new_entries,
    suppression: new_suppression,
    furtherPapers: new_further_papers,
    draftRow: new_draft_row
      ? { ...new_draft_row, updated_at: new Date(new_draft_row.updated_at) }
      : undefined,
  };
}

export const suppressEntriesRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),
];

/** Reads whether the brand has stopped new entries, with the message (R4.18). */
export async function findSuppression(executor: Executor, brand: string) {
  const suppression = await executor
    .selectFrom("suppress_entries")
    .select(["method", "segment", "message"])
    .where("brand", "=", brand)
    .executeTakeFirst();
  return suppression ?? { method: null, segment: null, message: null };
}
