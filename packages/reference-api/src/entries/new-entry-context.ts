import type { ClaimStatus, EntryStatus, NewEntryBlocker, NewEntryContext } from "@kaitori/domain";
import { type CalendarDate, newEntryBlockers } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import { applicantColumns } from "../accounts/account-tables.ts";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { Executor, Transaction } from "../database/database.ts";
import { draftEntryForm } from "../drafts/kept-draft-entry.ts";

/** What a new entry is judged by. */
export type KnownForNewEntry = {
  applicant: Applicant;
  entries: readonly {
    status: EntryStatus;
    created_at: string;
    claims: readonly { status: ClaimStatus }[];
  }[];
  suppression: string | null;
  /** The content of the draft, unread; null where there is none. */
  draft: unknown;
};

const entries: RawBuilder<KnownForNewEntry["entries"]> = sql`coalesce((
  select json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at, 'claims', coalesce((
    select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
  from entry where entry.applicant_id = applicant.id), '[]')`;
const suppression: RawBuilder<string | null> = sql`(
  select method from suppress_entries where suppress_entries.brand = applicant.brand)`;
const draft: RawBuilder<unknown> = sql`(
  select content from draft where draft.applicant_id = applicant.id and draft.form = ${draftEntryForm})`;

/** All of it in one question. */
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

/** For a screen, without a lock. */
export const readNewEntryContext = async (
  executor: Executor,
  applicantId: number,
): Promise<KnownForNewEntry> => toKnown(await contextQuery(executor, applicantId).executeTakeFirstOrThrow());

/**
 * For the submission, with the applicant.s row locked. After a wait for the lock, the entries may be older than one from another
 * tab; the unique index on entries before the contract decides then.
 */
export const lockNewEntryContext = async (
  transaction: Transaction,
  applicantId: number,
): Promise<KnownForNewEntry> =>
  toKnown(await contextQuery(transaction, applicantId).forUpdate().executeTakeFirstOrThrow());

/** What stops a new entry altogether (R4.14). */
export const stopsOfNewEntry = (
  { applicant, entries, suppression }: KnownForNewEntry,
  user: NewEntryContext["user"],
  today: CalendarDate,
): NewEntryBlocker[] =>
  newEntryBlockers({ user, profile: applicant, entries, suppression: { method: suppression } }, today);
