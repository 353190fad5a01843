import { ClaimStatus, type EntryStatus } from "@kaitori/domain";
import { lockApplicant } from "../entries/applicant-row.ts";
import { followClaims } from "../entries/follow-claims.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { recordStep } from "../entries/record-step.ts";
import { depositOf } from "../entries/terms-price.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** The money is on its way (R4.21). */
export async function payOut(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, services, brand, actor, now } = context;
  const status = moveOrRefuse(entry, "payOut", moverOf(context));
  await transaction
    .updateTable("entry")
    .set({ status, transferred_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const how = { act: "transferred", actor, now } as const;
  const ofClaims = await followClaims(transaction, entry.claims, { move: "payOut", ...how });
  const amount = depositOf(entry.claims.filter((claim) => claim.status === ClaimStatus.contracted));
  await recordStep(transaction, services, {
    brand,
    applicant: await lockApplicant(transaction, entry.applicant_id),
    entry,
    history: [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims],
    mail: "entryTransferred",
    values: { amount },
    now,
  });
  return status;
}
