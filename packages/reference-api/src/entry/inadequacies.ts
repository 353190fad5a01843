import type { Executor } from "../database/database.ts";
import type { Inadequacy } from "../database/tables/numeric-ids.ts";

/** Items that the desk rejected and the applicant has not resubmitted (B4). */
export const findInadequacies = (executor: Executor, entryId: number): Promise<Inadequacy[]> =>
  executor
    .selectFrom("inadequacy")
    .select(["subject", "claim_id as claim", "uploads", "reason", "remark", "reasons"])
    .where("entry_id", "=", entryId)
    .orderBy("id")
    .execute();
