import { stopNewEntryMethod } from "@kaitori/domain";
import { asServer } from "../database/scope.ts";
import { findSuppression } from "../entry/submission/suppress-entries.ts";
import { notFound } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

/** Stops new entries of a brand with a message, or allows them again (R4.18). */
export async function stopNewEntries(
  { database, clock }: Pick<Services, "database" | "clock">,
  staff: StaffMember,
  { brand, message }: { brand: string; message: string | null },
) {
  if (!staff.brands.includes(brand)) throw notFound();
  return asServer(database, async (transaction) => {
    await transaction.deleteFrom("suppress_entries").where("brand", "=", brand).execute();
    if (message !== null)
      await transaction
        .insertInto("suppress_entries")
        .values({ brand, method: stopNewEntryMethod, segment: "all", message })
        .execute();
    const act = message === null ? "resume" : "stop";
    await writeAuditRow(transaction, { staff_id: staff.id, act, brand, detail: { message }, at: clock() });
    return findSuppression(transaction, brand);
  });
}
