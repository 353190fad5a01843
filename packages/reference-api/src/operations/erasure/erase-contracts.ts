import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

const batch = 200;

/**
 * Erases contracts that the privacy policy promises to keep no longer, with their entries, claims and history, once their
 * documents are gone. Whether one has been kept long enough the database says, which refuses every earlier deletion.
 */
export async function eraseContracts(database: Database): Promise<void> {
  for (;;) {
    const rows = await deleteEntriesDue(database, batch);
    await eraseNumbers(database, [...new Set(rows.map((row) => row.applicant_id))]);
    if (rows.length < batch) return;
  }
}

/** Numbers under which nothing is to be handed over any more; the sequence gives none of them again. */
async function eraseNumbers(database: Database, applicants: readonly number[]): Promise<void> {
  if (applicants.length === 0) return;
  await database
    .deleteFrom("hand_over")
    .where("applicant_id", "in", applicants)
    .where(
      sql<boolean>`not exists (select from hand_over_claim where hand_over_claim.number = hand_over.number)`,
    )
    .execute();
}

/**
 * Deletes archived entries with a contract that has been kept long enough, with their claims and history, where every
 * file of the entry and of its claims has been erased; answers whose they were.
 *
 * Tuned: choosing and deleting are one statement, a batch at a time.
 */
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
