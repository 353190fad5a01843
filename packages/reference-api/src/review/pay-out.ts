import { ClaimStatus, type EntryStatus } from "@kaitori/domain";
import { followClaims } from "../entries/follow-claims.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { depositOf } from "../entries/terms-price.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** The money is on its way (R4.21). */
export async function payOut(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "payOut", moverOf(context));
  await transaction
    .updateTable("entry")
    .set({ status, transferred_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const how = { act: "transferred", actor, now } as const;
  const ofClaims = await followClaims(transaction, entry.claims, { move: "payOut", ...how });
  const amount = depositOf(entry.claims.filter((claim) => claim.status === ClaimStatus.contracted));
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims],
    mail: "entryTransferred",
    values: { amount },
  });
  return status;
}
