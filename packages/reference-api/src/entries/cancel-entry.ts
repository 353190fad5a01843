import { cancelEntry } from "@kaitori/wire";
import { lockApplicant } from "../accounts/applicant-store.ts";
import { handle } from "../http/handle.ts";
import { entryJson } from "./entry-json.ts";
import { followClaims } from "./follow-claims.ts";
import { clearInadequacies } from "./inadequacies.ts";
import { moveOrRefuse } from "./move-entry.ts";
import { lockOwnEntry } from "./own-entry.ts";
import { recordStep } from "./record-step.ts";

/** Withdrawn by the applicant, up to the contract (R4.2). */
export const cancelEntryRoute = handle(
  cancelEntry,
  ({ params, applicant, brand, services, now, transaction }) =>
    transaction(async (inside) => {
      const entry = await lockOwnEntry(inside, applicant.id, params.id);
      const status = moveOrRefuse(entry, "cancel", "applicant");
      await inside
        .updateTable("entry")
        .set({ status, cancelled_at: now, updated_at: now })
        .where("id", "=", entry.id)
        .execute();
      const how = { act: "cancelled", actor: "applicant", now } as const;
      const ofClaims = await followClaims(inside, entry.claims, { move: "cancel", ...how });
      await clearInadequacies(inside, entry.id);
      await recordStep(inside, services, {
        brand,
        applicant: await lockApplicant(inside, entry.applicant_id),
        entry,
        history: [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims],
        mail: "entryCancelled",
        now,
      });
      return entryJson(inside, entry.id);
    }),
);
