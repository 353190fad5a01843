import type { ClaimStatus, EntryStatus, NewEntryBlocker, NewEntryContext } from "@kaitori/domain";
import { type CalendarDate, newEntryBlockers } from "@kaitori/domain";
import { sql } from "kysely";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { Executor } from "../database/database.ts";
import { draftEntryForm } from "../drafts/kept-draft-entry.ts";

/** What a new entry is judged by beside itself, in one question to the database. */
export type Standing = {
  entries: { status: EntryStatus; claims: { status: ClaimStatus }[] }[];
  suppression: string | null;
  /** The content of the draft, unread; null where there is none. */
  draft: unknown;
};

export async function standingOf(
  executor: Executor,
  { id, brand }: Pick<Applicant, "id" | "brand">,
): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    coalesce((
      select json_agg(json_build_object('status', entry.status, 'claims', coalesce((
        select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
      from entry where entry.applicant_id = ${id}), '[]') as entries,
    (select method from suppress_entries where brand = ${brand}) as suppression,
    (select content from draft where applicant_id = ${id} and form = ${draftEntryForm}) as draft`.execute(
    executor,
  );
  return rows[0] ?? { entries: [], suppression: null, draft: null };
}

/** What stops a new entry altogether (R4.14). */
export const stopsOfNewEntry = (
  { entries, suppression }: Standing,
  applicant: Applicant,
  user: NewEntryContext["user"],
  today: CalendarDate,
): NewEntryBlocker[] =>
  newEntryBlockers({ user, profile: applicant, entries, suppression: { method: suppression } }, today);
