import type { EntryStatus } from "@kaitori/domain";
import { lockApplicant } from "../entries/applicant-row.ts";
import { followClaims } from "../entries/follow-claims.ts";
import { clearInadequacies } from "../entries/inadequacies.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { recordStep } from "../entries/record-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** Nothing of this entry is bought. */
export async function rejectEntry(
  context: ReviewContext,
  entry: EntryWithClaims,
  note: string,
): Promise<EntryStatus> {
  const { transaction, services, brand, actor, now } = context;
  const status = moveOrRefuse(entry, "reject", moverOf(context));
  await transaction
    .updateTable("entry")
    .set({ status, rejected_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const how = { act: "rejected", actor, now } as const;
  const ofClaims = await followClaims(transaction, entry.claims, { move: "reject", ...how });
  await clearInadequacies(transaction, entry.id);
  await recordStep(transaction, services, {
    brand,
    applicant: await lockApplicant(transaction, entry.applicant_id),
    entry,
    history: [{ entryId: entry.id, from: entry.status, to: status, note, ...how }, ...ofClaims],
    mail: "entryDeclined",
    now,
  });
  return status;
}
