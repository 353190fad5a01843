import type { Context, Env, Hono } from "hono";
import * as v from "valibot";
import { actBodies, type DeskActName, isDeskAct } from "./acts.ts";
import { type Desk, inputCodes } from "./desk.ts";
import {
  DoneTask,
  ListQuery,
  NewEntriesMessage,
  StaffCredentials,
  TaskQuery,
  UndoneTask,
} from "./requests.ts";

/** Routes of the desk. Staff see the entries of their brands. */
export function deskRoutes<Staff>(desk: Desk<Staff>): <Served extends Env>(app: Hono<Served>) => void {
  const { badRequest, notFound, validationFailed } = desk.refuse;

  const idOf = (context: Context) => {
    const text = context.req.param("id") ?? "";
    if (!/^\d{1,15}$/.test(text)) throw notFound();
    return Number(text);
  };

  /** Refuses malformed input without a message. */
  function parseOrBadRequest<Schema extends v.GenericSchema>(
    schema: Schema,
    input: unknown,
  ): v.InferOutput<Schema> {
    const read = v.safeParse(schema, input);
    if (!read.success) throw badRequest();
    return read.output;
  }

  const bodyOf = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
    parseOrBadRequest(schema, await desk.readJson(context));

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

  const runAct = async <Name extends DeskActName>(name: Name, staff: Staff, context: Context) => {
    const input = await desk.readJson(context);
    const entryId = idOf(context);
    const key = context.req.header("idempotency-key");
    return desk.acts[name](staff, { entryId, body: parseOrFieldErrors(actBodies[name], input), key });
  };

  const sendPage = (context: Context, next: string | null, rows: readonly object[]) => {
    if (next !== null) context.header("x-next-cursor", next);
    return context.json(rows);
  };

  return (app) => {
    app.use("/desk/*", desk.ownHost, async (context, next) => {
      context.header("cache-control", "no-store");
      context.header("x-content-type-options", "nosniff");
      await next();
    });
    app.post("/desk/session", async (context) =>
      context.json(await desk.logIn(await bodyOf(context, StaffCredentials), context)),
    );
    app.delete("/desk/session", async (context) => {
      await desk.logOut(await desk.requireStaff(context), context);
      return context.body(null, 204);
    });
    app.get("/desk/entries", async (context) => {
      const staff = await desk.requireStaff(context);
      const { entries, next } = await desk.listEntries(
        staff,
        parseOrBadRequest(ListQuery, context.req.query()),
      );
      return sendPage(context, next, entries);
    });
    app.get("/desk/entries/:id", async (context) =>
      context.json(await desk.getEntry(await desk.requireStaff(context), idOf(context))),
    );
    app.get("/desk/hand_overs/:reference", async (context) => {
      const staff = await desk.requireStaff(context);
      return context.json(await desk.findHandOver(staff, context.req.param("reference")));
    });
    app.post("/desk/entries/:id/:act", async (context) => {
      const staff = await desk.requireStaff(context);
      const name = context.req.param("act");
      if (!isDeskAct(name)) throw notFound();
      return context.json(await runAct(name, staff, context));
    });
    app.get("/desk/tasks", async (context) => {
      const staff = await desk.requireStaff(context);
      const { tasks, next } = await desk.listTasks(staff, parseOrBadRequest(TaskQuery, context.req.query()));
      return sendPage(context, next, tasks);
    });
    app.get("/desk/tasks/:id", async (context) =>
      context.json(await desk.getTask(await desk.requireStaff(context), idOf(context))),
    );
    app.post("/desk/tasks/:id/done", async (context) => {
      const staff = await desk.requireStaff(context);
      const id = idOf(context);
      return context.json(
        await desk.doTask(staff, id, parseOrFieldErrors(DoneTask, await desk.readJson(context))),
      );
    });
    app.post("/desk/tasks/:id/undone", async (context) => {
      const staff = await desk.requireStaff(context);
      const id = idOf(context);
      return context.json(
        await desk.undoTask(staff, id, parseOrFieldErrors(UndoneTask, await desk.readJson(context))),
      );
    });
    app.post("/desk/brands/:brand/new_entries", async (context) => {
      const staff = await desk.requireStaff(context);
      const { message } = await bodyOf(context, NewEntriesMessage);
      return context.json(await desk.setNewEntries(staff, { brand: context.req.param("brand"), message }));
    });
    app.get("/desk/files/:id", async (context) => {
      const { name, contentType, bytes } = await desk.openFile(
        await desk.requireStaff(context),
        idOf(context),
      );
      return context.body(new Uint8Array(bytes), 200, {
        "content-type": contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    });
  };
}
