import type { Context } from "hono";
import { requireOwnHost } from "../http/brand-middleware.ts";
import { clientAddress } from "../http/client-address.ts";
import { badRequest, notFound, validationFailed } from "../http/errors.ts";
import { readJson } from "../http/read-body.ts";
import type { Services } from "../http/services.ts";
import { createDeskActs } from "./desk-acts.ts";
import { listDeskEntries } from "./desk-list.ts";
import { doTask, listDeskTasks, readDeskTask, undoTask } from "./desk-tasks.ts";
import { openDocument } from "./open-document.ts";
import { readDeskEntry, readDeskHandOver } from "./read-desk.ts";
import { type StaffCredentials, startStaffSession } from "./staff-login.ts";
import { endStaffSession, requireStaff, type StaffMember } from "./staff-session.ts";
import { stopNewEntries } from "./stop-new-entries.ts";

type ThirdParameter<Work extends (services: Services, staff: StaffMember, argument: never) => unknown> =
  Parameters<Work>[2];

/** This server's functions for the routes of the desk. */
export const deskOf = (services: Services) => ({
  ownHost: requireOwnHost(services.config),
  readJson,
  refuse: { badRequest, notFound, validationFailed },
  logIn: (credentials: StaffCredentials, context: Context) =>
    startStaffSession(services, credentials, clientAddress(context, services.config)),
  requireStaff: (context: Context) => requireStaff(services, context),
  logOut: (staff: StaffMember, context: Context) => endStaffSession(services, context, staff),
  listEntries: (staff: StaffMember, query: ThirdParameter<typeof listDeskEntries>) =>
    listDeskEntries(services, staff, query),
  getEntry: (staff: StaffMember, id: number) => readDeskEntry(services, staff, id),
  findHandOver: (staff: StaffMember, reference: string) => readDeskHandOver(services, staff, reference),
  acts: createDeskActs(services),
  listTasks: (staff: StaffMember, query: ThirdParameter<typeof listDeskTasks>) =>
    listDeskTasks(services, staff, query),
  getTask: (staff: StaffMember, id: number) => readDeskTask(services, staff, id),
  doTask: (staff: StaffMember, id: number, body: Parameters<typeof doTask>[3]) =>
    doTask(services, staff, id, body),
  undoTask: (staff: StaffMember, id: number, body: Parameters<typeof undoTask>[3]) =>
    undoTask(services, staff, id, body),
  setNewEntries: (staff: StaffMember, request: ThirdParameter<typeof stopNewEntries>) =>
    stopNewEntries(services, staff, request),
  openFile: (staff: StaffMember, id: number) => openDocument(services, staff, id),
});
