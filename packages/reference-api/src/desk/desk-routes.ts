import {
  type DeskActName,
  DoneTask,
  deskActs,
  isDeskAct,
  ListQuery,
  NewEntriesMessage,
  StaffCredentials,
  TaskQuery,
  UndoneTask,
} from "@kaitori/desk";
import { stopNewEntryMethod } from "@kaitori/domain";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { findSuppression } from "../entry/submission/new-entry-context.ts";
import { clientAddress } from "../http/callers.ts";
import { notFound, validationFailed } from "../http/errors.ts";
import { readJson } from "../http/read-body.ts";
import { type AppEnv, requireDeskHost } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { doTask, listDeskTasks, readDeskTask, undoTask } from "./desk-tasks.ts";
import { listDeskEntries, openDocument, readDeskEntry, readDeskHandOver } from "./read-desk.ts";
import { runAct } from "./run-act.ts";
import { endStaffSession, requireStaff, type StaffMember, startStaffSession } from "./staff-session.ts";

/** Routes of the desk. Staff see the entries of their brands. */
export function deskRoutes(app: Hono<AppEnv>, services: Services): void {
  type Work = (staff: StaffMember, context: Context) => Promise<object>;
  const asStaff = (work: Work) => async (context: Context) =>
    context.json(await work(await requireStaff(services, context), context));
  const get = (path: string, work: Work) => app.get(path, asStaff(work));
  const post = (path: string, work: Work) => app.post(path, asStaff(work));

  app.use("/desk/*", requireDeskHost(services.config), async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    await next();
  });
  app.post("/desk/session", async (context) => {
    const credentials = await bodyOf(context, StaffCredentials);
    return context.json(
      await startStaffSession(services, credentials, clientAddress(context, services.config)),
    );
  });
  app.delete("/desk/session", async (context) => {
    await endStaffSession(services, context, await requireStaff(services, context));
    return context.body(null, 204);
  });
  get("/desk/entries", async (staff, context) =>
    rowsOf(context, await listDeskEntries(services, staff, parse(ListQuery, context.req.query()))),
  );
  get("/desk/entries/:id", (staff, context) => readDeskEntry(services, staff, idOf(context)));
  get("/desk/hand_overs/:reference", (staff, context) =>
    readDeskHandOver(services, staff, context.req.param("reference") ?? ""),
  );
  post("/desk/entries/:id/:act", (staff, context) => {
    const name = context.req.param("act") ?? "";
    if (!isDeskAct(name)) throw notFound();
    return runActOf(services, staff, name, context);
  });
  get("/desk/tasks", async (staff, context) =>
    rowsOf(context, await listDeskTasks(services, staff, parse(TaskQuery, context.req.query()))),
  );
  get("/desk/tasks/:id", (staff, context) => readDeskTask(services, staff, idOf(context)));
  post("/desk/tasks/:id/done", async (staff, context) =>
    doTask(services, staff, idOf(context), await bodyOf(context, DoneTask)),
  );
  post("/desk/tasks/:id/undone", async (staff, context) =>
    undoTask(services, staff, idOf(context), await bodyOf(context, UndoneTask)),
  );
  post("/desk/brands/:brand/new_entries", async (staff, context) => {
    const { message } = await bodyOf(context, NewEntriesMessage);
    return stopNewEntries(services, staff, context.req.param("brand") ?? "", message);
  });
  app.get("/desk/files/:id", async (context) => {
    const staff = await requireStaff(services, context);
    const { name, contentType, bytes } = await openDocument(services, staff, idOf(context));
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": contentType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
}

const runActOf = async <Name extends DeskActName>(
  services: Services,
  staff: StaffMember,
  name: Name,
  context: Context,
) =>
  runAct(services, staff, name, {
    entryId: idOf(context),
    body: await bodyOf(context, deskActs[name].body),
    key: context.req.header("idempotency-key"),
  });

function idOf(context: Context): number {
  const text = context.req.param("id") ?? "";
  if (!/^\d{1,15}$/.test(text)) throw notFound();
  return Number(text);
}

function rowsOf(context: Context, { rows, next }: { rows: object[]; next: string | null }): object[] {
  if (next !== null) context.header("x-next-cursor", next);
  return rows;
}

const bodyOf = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  parse(schema, await readJson(context));

/** Messages of the schemas that are codes; any other issue is `inputWrong`. */
const inputCodes = ["reasonMissing", "reasonTooLong", "feeRatioForm"] as const;

/** Issues are returned by field. */
function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
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

/** Stops new entries of a brand with a message, or allows them again (R4.18). */
async function stopNewEntries(
  { database, clock }: Services,
  staff: StaffMember,
  brand: string,
  message: string | null,
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
