import type { Executor } from "../database/database.ts";
import type { Inadequacy } from "../database/tables/numeric-ids.ts";

/** Items that the desk rejected and the applicant has not resubmitted (B4). */
export async function findInadequacies(executor: Executor, entryId: number): Promise<Inadequacy[]> {
  const rows = await executor
    .selectFrom("inadequacy")
    .selectAll()
    .where("entry_id", "=", entryId)
    .orderBy("id")
    .execute();
  return rows.map(({ subject, claim_id, uploads, reason, remark, reasons }) => ({
    subject,
    claim: claim_id,
    uploads,
    reason,
    remark,
    ...(reasons.length > 0 ? { reasons } : {}),
  }));
}
