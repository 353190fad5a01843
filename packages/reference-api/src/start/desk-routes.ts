import {
  type ActBody,
  actBodies,
  type DeskActName,
  DoneTask,
  isDeskAct,
  ListQuery,
  NewEntriesMessage,
  StaffCredentials,
  TaskQuery,
  UndoneTask,
} from "@kaitori/desk";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { createDeskActs } from "../desk/desk-acts.ts";
import { listDeskEntries } from "../desk/desk-list.ts";
import { doTask, listDeskTasks, readDeskTask, undoTask } from "../desk/desk-tasks.ts";
import { openDocument } from "../desk/open-document.ts";
import { readDeskEntry, readDeskHandOver } from "../desk/read-desk.ts";
import type { ActRequest, ActResult } from "../desk/run-act.ts";
import { startStaffSession } from "../desk/staff-login.ts";
import { endStaffSession, requireStaff, type StaffMember } from "../desk/staff-session.ts";
import { stopNewEntries } from "../desk/stop-new-entries.ts";
import { requireOwnHost } from "../http/brand-middleware.ts";
import { clientAddress } from "../http/client-address.ts";
import { badRequest, notFound, validationFailed } from "../http/errors.ts";
import { readJson } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";

/** Codes for the issues of a field; a schema's message is a code, any other issue is `inputWrong`. */
const inputCodes = ["reasonMissing", "reasonTooLong", "feeRatioForm", "inputWrong"] as const;

/** The compiler completes the acts by their names in `actBodies`. */
type Acts = {
  readonly [Name in DeskActName]: (
    staff: StaffMember,
    request: ActRequest<ActBody<Name>>,
  ) => Promise<ActResult>;
};

/** Routes of the desk. Staff see the entries of their brands. */
export const deskRoutes =
  (services: Services) =>
  (app: Hono<AppEnv>): void => {
    const staffOf = (context: Context) => requireStaff(services, context);
    const acts: Acts = createDeskActs(services);
    const runAct = async <Name extends DeskActName>(name: Name, staff: StaffMember, context: Context) => {
      const input = await readJson(context);
      const entryId = idOf(context);
      const key = context.req.header("idempotency-key");
      const body: ActBody<Name> = parseOrFieldErrors(actBodies[name], input);
      return acts[name](staff, { entryId, body, key });
    };

    app.use("/desk/*", requireOwnHost(services.config), async (context, next) => {
      context.header("cache-control", "no-store");
      context.header("x-content-type-options", "nosniff");
      await next();
    });
    app.post("/desk/session", async (context) => {
      const credentials = parseOrBadRequest(StaffCredentials, await readJson(context));
      const address = clientAddress(context, services.config);
      return context.json(await startStaffSession(services, credentials, address));
    });
    app.delete("/desk/session", async (context) => {
      await endStaffSession(services, context, await staffOf(context));
      return context.body(null, 204);
    });
    app.get("/desk/entries", async (context) => {
      const staff = await staffOf(context);
      const query = parseOrBadRequest(ListQuery, context.req.query());
      const { entries, next } = await listDeskEntries(services, staff, query);
      return sendPage(context, next, entries);
    });
    app.get("/desk/entries/:id", async (context) =>
      context.json(await readDeskEntry(services, await staffOf(context), idOf(context))),
    );
    app.get("/desk/hand_overs/:reference", async (context) => {
      const staff = await staffOf(context);
      return context.json(await readDeskHandOver(services, staff, context.req.param("reference")));
    });
    app.post("/desk/entries/:id/:act", async (context) => {
      const staff = await staffOf(context);
      const name = context.req.param("act");
      if (!isDeskAct(name)) throw notFound();
      return context.json(await runAct(name, staff, context));
    });
    app.get("/desk/tasks", async (context) => {
      const staff = await staffOf(context);
      const query = parseOrBadRequest(TaskQuery, context.req.query());
      const { tasks, next } = await listDeskTasks(services, staff, query);
      return sendPage(context, next, tasks);
    });
    app.get("/desk/tasks/:id", async (context) =>
      context.json(await readDeskTask(services, await staffOf(context), idOf(context))),
    );
    app.post("/desk/tasks/:id/done", async (context) => {
      const staff = await staffOf(context);
      const id = idOf(context);
      const body = parseOrFieldErrors(DoneTask, await readJson(context));
      return context.json(await doTask(services, staff, id, body));
    });
    app.post("/desk/tasks/:id/undone", async (context) => {
      const staff = await staffOf(context);
      const id = idOf(context);
      const body = parseOrFieldErrors(UndoneTask, await readJson(context));
      return context.json(await undoTask(services, staff, id, body));
    });
    app.post("/desk/brands/:brand/new_entries", async (context) => {
      const staff = await staffOf(context);
      const { message } = parseOrBadRequest(NewEntriesMessage, await readJson(context));
      return context.json(
        await stopNewEntries(services, staff, { brand: context.req.param("brand"), message }),
      );
    });
    app.get("/desk/files/:id", async (context) => {
      const staff = await staffOf(context);
      const { name, contentType, bytes } = await openDocument(services, staff, idOf(context));
      return context.body(new Uint8Array(bytes), 200, {
        "content-type": contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    });
  };

function idOf(context: Context): number {
  const text = context.req.param("id") ?? "";
  if (!/^\d{1,15}$/.test(text)) throw notFound();
  return Number(text);
}

function sendPage(context: Context, next: string | null, rows: readonly object[]): Response {
  if (next !== null) context.header("x-next-cursor", next);
  return context.json(rows);
}

/** Refuses malformed input without a message. */
function parseOrBadRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input);
  if (!read.success) throw badRequest();
  return read.output;
}

/** Parses a person's input; issues are returned by field. */
function parseOrFieldErrors<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  throw validationFailed(
    Object.fromEntries(
      read.issues.map((issue) => [
        v.getDotPath(issue) ?? "non_field_errors",
        [{ code: inputCodes.find((code) => code === issue.message) ?? "inputWrong" }],
      ]),
    ),
  );
}
