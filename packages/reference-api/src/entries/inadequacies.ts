import type { Inadequacy } from "@kaitori/wire";
import type { Executor } from "../database/database.ts";

/** What was given back and not yet handed in again (B4). */
export async function inadequacies(executor: Executor, entryId: number): Promise<Inadequacy[]> {
  const rows = await executor
    .selectFrom("inadequacy")
    .selectAll()
    .where("entry_id", "=", entryId)
    .orderBy("id")
    .execute();
  return rows.map(({ subject, claim_id, uploads, reason }) => ({
    subject,
    claim: claim_id,
    uploads,
    reason,
  }));
}

export async function clearInadequacies(executor: Executor, entryId: number): Promise<void> {
  await executor.deleteFrom("inadequacy").where("entry_id", "=", entryId).execute();
}
