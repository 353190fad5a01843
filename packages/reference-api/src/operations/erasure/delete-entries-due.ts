import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/**
 * Deletes archived entries with a contract that has been kept long enough, with their claims and history, where every
 * file of the entry and of its claims has been erased; answers whose they were.
 *
 * Tuned: choosing and deleting are one statement, a batch at a time.
 */
export async function deleteEntriesDue(
  database: Database,
  atMost: number,
): Promise<{ applicant_id: number }[]> {
  const { rows } = await sql<{ applicant_id: number }>`
    delete from entry where id in (
      select entry.id from entry join contract on contract.entry_id = entry.id
      where entry.status = ${EntryStatus.archived}
        and is_kept_long_enough(entry.id)
        and not exists (
          select from file where file.erased_at is null and (
            file.id in (select file_id from entry_file where entry_file.entry_id = entry.id)
            or file.id in (
              select file_id from claim_file join claim on claim.id = claim_file.claim_id
              where claim.entry_id = entry.id)))
      order by entry.id
      limit ${atMost})
    returning applicant_id`.execute(database);
  return rows;
}
