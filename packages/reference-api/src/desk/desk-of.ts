import type { Desk } from "@kaitori/desk";
import { stopNewEntryMethod } from "@kaitori/domain";
import { findSuppression } from "../entry/submission/new-entry-context.ts";
import { clientAddress } from "../http/callers.ts";
import { notFound, validationFailed } from "../http/errors.ts";
import { readJson } from "../http/read-body.ts";
import { requireDeskHost } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { doTask, listDeskTasks, readDeskTask, undoTask } from "./desk-tasks.ts";
import { listDeskEntries, openDocument, readDeskEntry, readDeskHandOver } from "./read-desk.ts";
import { runAct } from "./run-act.ts";
import { endStaffSession, requireStaff, type StaffMember, startStaffSession } from "./staff-session.ts";

export const deskOf = (services: Services): Desk<StaffMember> => ({
  refuseOtherHosts: requireDeskHost(services.config),
  readJson,
  refuse: { notFound, validationFailed },
  logIn: (credentials, context) =>
    startStaffSession(services, credentials, clientAddress(context, services.config)),
  requireStaff: (context) => requireStaff(services, context),
  logOut: (staff, context) => endStaffSession(services, context, staff),
  listEntries: (staff, query) => listDeskEntries(services, staff, query),
  getEntry: (staff, id) => readDeskEntry(services, staff, id),
  findHandOver: (staff, reference) => readDeskHandOver(services, staff, reference),
  act: (staff, name, request) => runAct(services, staff, name, request),
  listTasks: (staff, query) => listDeskTasks(services, staff, query),
  getTask: (staff, id) => readDeskTask(services, staff, id),
  doTask: (staff, id, body) => doTask(services, staff, id, body),
  undoTask: (staff, id, body) => undoTask(services, staff, id, body),
  setNewEntries: (staff, request) => stopNewEntries(services, staff, request),
  openFile: (staff, id) => openDocument(services, staff, id),
});

/** Stops new entries of a brand with a message, or allows them again (R4.18). */
async function stopNewEntries(
  { database, clock }: Pick<Services, "database" | "clock">,
  staff: StaffMember,
  { brand, message }: { brand: string; message: string | null },
) {
  if (!staff.brands.includes(brand)) throw notFound();
  return database.transaction().execute(async (transaction) => {
    if (message === null)
      await transaction.deleteFrom("suppress_entries").where("brand", "=", brand).execute();
    else {
      const stop = { method: stopNewEntryMethod, segment: "all", message };
      await transaction
        .insertInto("suppress_entries")
        .values({ brand, ...stop })
        .onConflict((conflict) => conflict.column("brand").doUpdateSet(stop))
        .execute();
    }
    const act = message === null ? "resume" : "stop";
    await writeAuditRow(transaction, { staff_id: staff.id, act, brand, detail: { message }, at: clock() });
    return findSuppression(transaction, brand);
  });
}
