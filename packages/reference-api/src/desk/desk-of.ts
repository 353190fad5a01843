import type { Desk } from "@kaitori/desk";
import { requireDeskHost } from "../http/brand-middleware.ts";
import { clientAddress } from "../http/client-address.ts";
import { notFound, validationFailed } from "../http/errors.ts";
import { readJson } from "../http/read-body.ts";
import type { Services } from "../http/services.ts";
import { doTask, listDeskTasks, readDeskTask, undoTask } from "./desk-tasks.ts";
import { listDeskEntries, openDocument, readDeskEntry, readDeskHandOver } from "./read-desk.ts";
import { runAct } from "./run-act.ts";
import { startStaffSession } from "./staff-login.ts";
import { endStaffSession, requireStaff, type StaffMember } from "./staff-session.ts";
import { stopNewEntries } from "./stop-new-entries.ts";

/** This server's functions for the routes of the desk. */
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
