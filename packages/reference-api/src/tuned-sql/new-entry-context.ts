import type { ClaimStatus, EntryStatus, KnownFurtherPaper } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import { applicantColumns } from "../accounts/account-tables.ts";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { Executor, Transaction } from "../database/database.ts";
import { draftEntryForm } from "../drafts/kept-draft-entry.ts";

/** What decides whether the applicant may make a new entry. */
export type KnownForNewEntry = {
  applicant: Applicant;
  entries: readonly {
    status: EntryStatus;
    created_at: string;
    claims: readonly { status: ClaimStatus }[];
  }[];
  suppression: string | null;
  /** What of the papers that a brand asks for beside the specification was given before, and is still kept. */
  furtherPapers: readonly KnownFurtherPaper[];
  /** The content of the draft as it was stored; null where there is none. */
  draft: unknown;
};

/** Every entry of the applicant with the statuses of its claims, as one JSON list. */
const entries: RawBuilder<KnownForNewEntry["entries"]> = sql`coalesce((
  select json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at, 'claims', coalesce((
    select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
  from entry where entry.applicant_id = applicant.id), '[]')`;
const suppression: RawBuilder<string | null> = sql`(
  select method from suppress_entries where suppress_entries.brand = applicant.brand)`;
const furtherPapers: RawBuilder<KnownForNewEntry["furtherPapers"]> = sql`coalesce((
  select json_agg(json_build_object('kind', paper.kind, 'status', paper.status, 'valid_until', paper.valid_until))
  from further_paper as paper where paper.applicant_id = applicant.id and exists (
    select from entry_file join file on file.id = entry_file.file_id
    where entry_file.applicant_id = applicant.id and file.kind = paper.kind and file.erased_at is null)), '[]')`;
const draft: RawBuilder<unknown> = sql`(
  select content from draft where draft.applicant_id = applicant.id and draft.form = ${draftEntryForm})`;

/**
 * Reads the applicant, all entries with the statuses of their claims, whether the brand has stopped new entries, the
 * further papers that were given before, and the draft of the entry form.
 *
 * Tuned: one statement instead of six, as it runs before every step of the form.
 */
const contextQuery = (executor: Executor, applicantId: number) =>
  executor
    .selectFrom("applicant")
    .select(applicantColumns)
    .select([
      entries.as("new_entries"),
      suppression.as("new_suppression"),
      furtherPapers.as("new_further_papers"),
      draft.as("new_draft"),
    ])
    .where("applicant.id", "=", applicantId);

type ContextRow = Awaited<ReturnType<ReturnType<typeof contextQuery>["executeTakeFirstOrThrow"]>>;

const toKnown = ({
  new_entries,
  new_suppression,
  new_further_papers,
  new_draft,
  ...applicant
}: ContextRow): KnownForNewEntry => ({
  applicant,
  entries: new_entries,
  suppression: new_suppression,
  furtherPapers: new_further_papers,
  draft: new_draft,
});

/** To show what is missing: without a lock. */
export const readNewEntryContext = async (
  executor: Executor,
  applicantId: number,
): Promise<KnownForNewEntry> => toKnown(await contextQuery(executor, applicantId).executeTakeFirstOrThrow());

/**
 * For the submission: locks the row of the applicant. Whoever has waited for that lock may still read the entries as they
 * were before the other tab's submission; the unique index `entry_one_before_contract` refuses the second one then.
 */
export const lockNewEntryContext = async (
  transaction: Transaction,
  applicantId: number,
): Promise<KnownForNewEntry> =>
  toKnown(await contextQuery(transaction, applicantId).forUpdate().executeTakeFirstOrThrow());
