import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { deleteEntriesDue } from "./delete-entries-due.ts";

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
