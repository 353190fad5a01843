import type { EntryStatus } from "@kaitori/domain";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** The business is done (R4.21). */
export async function closeEntry(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "close", moverOf(context));
  await transaction
    .updateTable("entry")
    .set({ status, transaction_completed_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, act: "archived", actor, from: entry.status, to: status, now }],
    mail: "entryArchived",
  });
  return status;
}
