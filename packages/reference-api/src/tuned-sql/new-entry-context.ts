import type { ClaimStatus, EntryStatus } from "@kaitori/domain";
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
const draft: RawBuilder<unknown> = sql`(
  select content from draft where draft.applicant_id = applicant.id and draft.form = ${draftEntryForm})`;

/**
 * Reads the applicant, all entries with the statuses of their claims, whether the brand has stopped new entries, and the
 * draft of the entry form.
 *
 * Tuned: one statement instead of five, as it runs before every step of the form.
 */
const contextQuery = (executor: Executor, applicantId: number) =>
  executor
    .selectFrom("applicant")
    .select(applicantColumns)
    .select([entries.as("new_entries"), suppression.as("new_suppression"), draft.as("new_draft")])
    .where("applicant.id", "=", applicantId);

type ContextRow = Awaited<ReturnType<ReturnType<typeof contextQuery>["executeTakeFirstOrThrow"]>>;

const toKnown = ({
  new_entries,
  new_suppression,
  new_draft,
  ...applicant
}: ContextRow): KnownForNewEntry => ({
  applicant,
  entries: new_entries,
  suppression: new_suppression,
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
