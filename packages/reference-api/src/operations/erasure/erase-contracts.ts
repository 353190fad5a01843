import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

const batchSize = 200;

/**
 * Erases contracts after the retention period of the privacy policy, with their entries, claims and history, once
 * their documents are erased. The database refuses an earlier deletion.
 */
export async function eraseContracts(database: Database): Promise<void> {
  for (;;) {
    const rows = await deleteEntriesDue(database, batchSize);
    await eraseReferences(database, [...new Set(rows.map((row) => row.applicant_id))]);
    if (rows.length < batchSize) return;
  }
}

/** Deletes references without claims. The sequence never repeats them. */
async function eraseReferences(database: Database, applicants: readonly number[]): Promise<void> {
  if (applicants.length === 0) return;
  await database
    .deleteFrom("hand_over")
    .where("applicant_id", "in", applicants)
    .where(
      sql<boolean>`not exists (select from hand_over_claim where hand_over_claim.number = hand_over.number)`,
    )
    .execute();
}

/** Deletes a batch of due entries whose files are all erased; returns their applicants. */
async function deleteEntriesDue(database: Database, atMost: number): Promise<{ applicant_id: number }[]> {
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
