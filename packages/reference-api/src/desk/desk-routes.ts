import { entryStatuses } from "@kaitori/domain";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { clientAddress } from "../http/client-address.ts";
import { badRequest, notFound } from "../http/errors.ts";
import { idempotencyHeader } from "../http/idempotency.ts";
import { readJson } from "../http/read-body.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { isDeskAct, readSaid } from "./desk-acts.ts";
import { requireOwnHost } from "./desk-host.ts";
import { deskList, ListCursor } from "./desk-list.ts";
import { DoneTask, deskTask, deskTasks, doTask, TaskCursor, UndoneTask, undoTask } from "./desk-tasks.ts";
import { openDocument } from "./open-document.ts";
import { deskEntry, deskHandOver } from "./read-desk.ts";
import { runAct } from "./run-act.ts";
import { StaffCredentials, startStaffSession } from "./staff-login.ts";
import { endStaffSession, requireStaff } from "./staff-session.ts";
import { NewEntriesMessage, stopNewEntries } from "./stop-new-entries.ts";

const ListQuery = v.object({
  status: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(entryStatuses))),
  after: v.optional(ListCursor),
  code: v.optional(v.string()),
});

const TaskQuery = v.object({
  state: v.optional(v.picklist(["open", "done"]), "open"),
  after: v.optional(TaskCursor),
});

/** The desk belongs to no brand and has hosts of its own: staff see the entries of the brands they are trusted with. */
export function deskRoutes(services: Services): (app: Hono<AppEnv>) => void {
  const idOf = (context: Context) => {
    const text = context.req.param("id") ?? "";
    if (!/^\d{1,15}$/.test(text)) throw notFound();
    return Number(text);
  };
  return (app) => {
    app.use("/desk/*", requireOwnHost(services.config), async (context, next) => {
      context.header("cache-control", "no-store");
      context.header("x-content-type-options", "nosniff");
      await next();
    });
    app.post("/desk/session", async (context) =>
      context.json(
        await startStaffSession(
          services,
          await bodyOf(context, StaffCredentials),
          clientAddress(context, services.config),
        ),
      ),
    );
    app.delete("/desk/session", async (context) => {
      await endStaffSession(services, context, await requireStaff(services, context));
      return context.body(null, 204);
    });
    app.get("/desk/entries", async (context) => {
      const staff = await requireStaff(services, context);
      const asked = v.safeParse(ListQuery, context.req.query());
      if (!asked.success) throw badRequest();
      const { entries, next } = await deskList(services, staff, asked.output);
      if (next !== null) context.header("x-next-cursor", next);
      return context.json(entries);
    });
    app.get("/desk/entries/:id", async (context) =>
      context.json(await deskEntry(services, await requireStaff(services, context), idOf(context))),
    );
    app.get("/desk/hand_overs/:reference", async (context) => {
      const staff = await requireStaff(services, context);
      return context.json(await deskHandOver(services, staff, context.req.param("reference")));
    });
    app.post("/desk/entries/:id/:act", async (context) => {
      const staff = await requireStaff(services, context);
      const name = context.req.param("act");
      if (!isDeskAct(name)) throw notFound();
      const body = await bodyOf(context, v.unknown());
      const key = context.req.header(idempotencyHeader);
      return context.json(await runAct(services, staff, { name, entryId: idOf(context), body, key }));
    });
    app.get("/desk/tasks", async (context) => {
      const staff = await requireStaff(services, context);
      const asked = v.safeParse(TaskQuery, context.req.query());
      if (!asked.success) throw badRequest();
      const { tasks, next } = await deskTasks(services, staff, asked.output);
      if (next !== null) context.header("x-next-cursor", next);
      return context.json(tasks);
    });
    app.get("/desk/tasks/:id", async (context) =>
      context.json(await deskTask(services, await requireStaff(services, context), idOf(context))),
    );
    app.post("/desk/tasks/:id/done", async (context) => {
      const staff = await requireStaff(services, context);
      return context.json(
        await doTask(services, staff, idOf(context), readSaid(DoneTask, await bodyOf(context, v.unknown()))),
      );
    });
    app.post("/desk/tasks/:id/undone", async (context) => {
      const staff = await requireStaff(services, context);
      return context.json(
        await undoTask(
          services,
          staff,
          idOf(context),
          readSaid(UndoneTask, await bodyOf(context, v.unknown())),
        ),
      );
    });
    app.post("/desk/brands/:brand/new_entries", async (context) => {
      const staff = await requireStaff(services, context);
      const { message } = await bodyOf(context, NewEntriesMessage);
      return context.json(
        await stopNewEntries(services, staff, { brand: context.req.param("brand"), message }),
      );
    });
    app.get("/desk/files/:id", async (context) => {
      const { name, contentType, bytes } = await openDocument(
        services,
        await requireStaff(services, context),
        idOf(context),
      );
      return context.body(new Uint8Array(bytes), 200, {
        "content-type": contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    });
  };
}

async function bodyOf<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readJson(context));
  if (!read.success) throw badRequest();
  return read.output;
}
