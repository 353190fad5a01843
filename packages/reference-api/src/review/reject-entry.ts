import type { EntryStatus } from "@kaitori/domain";
import { followClaims } from "../entries/follow-claims.ts";
import { clearInadequacies } from "../entries/inadequacies.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** Nothing of this entry is bought. */
export async function rejectEntry(
  context: ReviewContext,
  entry: EntryWithClaims,
  note: string,
): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "reject", moverOf(context));
  await transaction
    .updateTable("entry")
    .set({ status, rejected_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const how = { act: "rejected", actor, now } as const;
  const ofClaims = await followClaims(transaction, entry.claims, { move: "reject", ...how });
  await clearInadequacies(transaction, entry.id);
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, from: entry.status, to: status, note, ...how }, ...ofClaims],
    mail: "entryDeclined",
  });
  return status;
}
