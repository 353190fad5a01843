import { ClaimStatus, type EntryStatus } from "@kaitori/domain";
import { announceEntry } from "../entries/announce-entry.ts";
import { lockApplicant } from "../entries/applicant-row.ts";
import { followClaims } from "../entries/follow-claims.ts";
import { addHistory } from "../entries/history.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
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
  await addHistory(transaction, [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims]);
  const amount = depositOf(entry.claims.filter((claim) => claim.status === ClaimStatus.contracted));
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  await announceEntry(
    transaction,
    services,
    { brand, applicant, entry, mail: "entryTransferred", now },
    { amount },
  );
  return status;
}
