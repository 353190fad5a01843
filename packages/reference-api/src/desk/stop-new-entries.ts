import { stopNewEntryMethod } from "@kaitori/domain";
import { asServer } from "../database/scope.ts";
import { type Suppression, setSuppression } from "../entry/submission/suppress-entries.ts";
import { notFound } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

/** Stops new entries of a brand, or allows them again (R4.18). */
export async function stopNewEntries(
  { database, clock }: Pick<Services, "database" | "clock">,
  staff: StaffMember,
  { brand, message }: { brand: string; message: string | null },
): Promise<Suppression> {
  if (!staff.brands.includes(brand)) throw notFound();
  const suppression = message === null ? null : { method: stopNewEntryMethod, segment: "all", message };
  await asServer(database, async (transaction) => {
    await setSuppression(transaction, brand, suppression);
    await writeAuditRow(transaction, {
      staffId: staff.id,
      act: suppression ? "stop" : "resume",
      brand,
      detail: { message },
      now: clock(),
    });
  });
  return suppression ?? { method: null, segment: null, message: null };
}
