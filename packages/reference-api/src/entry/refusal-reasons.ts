import type { GivenReason } from "@kaitori/wire";
import type { Executor } from "../database/database.ts";

/**
 * Reasons why a claim was not bought, if the applicant may know: its own after an offer or rejection, otherwise those
 * of the entry.
 */
export async function refusalReasons(
  executor: Executor,
  { claimId, entryId }: { readonly claimId: number; readonly entryId: number },
): Promise<GivenReason[]> {
  const rows = await executor
    .selectFrom("entry_history")
    .innerJoin("entry", "entry.id", "entry_history.entry_id")
    .select(["entry_history.claim_id", "entry_history.reasons"])
    .where("entry_history.entry_id", "=", entryId)
    .where((is) =>
      is.or([
        is.and([is("act", "=", "refuse"), is("claim_id", "=", claimId)]),
        is.and([is("act", "=", "reject"), is("claim_id", "is", null)]),
      ]),
    )
    .where((is) => is.or([is("entry.offered_at", "is not", null), is("entry.rejected_at", "is not", null)]))
    .orderBy("entry_history.id", "desc")
    .execute();
  return (rows.find(({ claim_id }) => claim_id !== null) ?? rows[0])?.reasons ?? [];
}
