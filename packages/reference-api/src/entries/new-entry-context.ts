import {
  type CalendarDate,
  type ClaimStatus,
  type EntryStatus,
  type NewEntryBlocker,
  newEntryBlockers,
  type Submitter,
} from "@kaitori/domain";
import { sql } from "kysely";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { Executor } from "../database/database.ts";

type Standing = {
  entries: { status: EntryStatus; claims: { status: ClaimStatus }[] }[];
  suppression: string | null;
};

/** What stops a new entry altogether (R4.14). */
export async function stopsOfNewEntry(
  executor: Executor,
  applicant: Applicant,
  user: Submitter,
  today: CalendarDate,
): Promise<NewEntryBlocker[]> {
  const { entries, suppression } = await standing(executor, applicant);
  return newEntryBlockers({ user, profile: applicant, entries, suppression: { method: suppression } }, today);
}

async function standing(executor: Executor, { id, brand }: Applicant): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    coalesce((
      select json_agg(json_build_object('status', entry.status, 'claims', coalesce((
        select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
      from entry where entry.applicant_id = ${id}), '[]') as entries,
    (select method from suppress_entries where brand = ${brand}) as suppression`.execute(executor);
  return rows[0] ?? { entries: [], suppression: null };
}
