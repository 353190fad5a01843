import type { Context, Env, Hono } from "hono";
import * as v from "valibot";
import { type DeskActName, deskActs, isDeskAct } from "./acts.ts";
import { type Desk, inputCodes, type Page } from "./desk.ts";
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
  const { notFound, validationFailed } = desk.refuse;

  const idOf = (context: Context) => {
    const text = context.req.param("id") ?? "";
    if (!/^\d{1,15}$/.test(text)) throw notFound();
    return Number(text);
  };

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
  const bodyOf = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
    parse(schema, await desk.readJson(context));

  const runAct = async <Name extends DeskActName>(name: Name, staff: Staff, context: Context) =>
    desk.act(staff, name, {
      entryId: idOf(context),
      body: await bodyOf(context, deskActs[name].body),
      key: context.req.header("idempotency-key"),
    });

  type Work = (staff: Staff, context: Context) => Promise<object>;
  const asStaff = (work: Work) => async (context: Context) =>
    context.json(await work(await desk.requireStaff(context), context));

  const rowsOf = (context: Context, { rows, next }: Page) => {
    if (next !== null) context.header("x-next-cursor", next);
    return rows;
  };

  return (app) => {
    app.use("/desk/*", desk.refuseOtherHosts, async (context, next) => {
      context.header("cache-control", "no-store");
      context.header("x-content-type-options", "nosniff");
      await next();
    });
    const get = (path: string, work: Work) => app.get(path, asStaff(work));
    const post = (path: string, work: Work) => app.post(path, asStaff(work));

    app.post("/desk/session", async (context) =>
      context.json(await desk.logIn(await bodyOf(context, StaffCredentials), context)),
    );
    app.delete("/desk/session", async (context) => {
      await desk.logOut(await desk.requireStaff(context), context);
      return context.body(null, 204);
    });

    get("/desk/entries", async (staff, context) =>
      rowsOf(context, await desk.listEntries(staff, parse(ListQuery, context.req.query()))),
    );
    get("/desk/entries/:id", (staff, context) => desk.getEntry(staff, idOf(context)));
    get("/desk/hand_overs/:reference", (staff, context) =>
      desk.findHandOver(staff, context.req.param("reference") ?? ""),
    );
    post("/desk/entries/:id/:act", async (staff, context) => {
      const name = context.req.param("act") ?? "";
      if (!isDeskAct(name)) throw notFound();
      return runAct(name, staff, context);
    });
    get("/desk/tasks", async (staff, context) =>
      rowsOf(context, await desk.listTasks(staff, parse(TaskQuery, context.req.query()))),
    );
    get("/desk/tasks/:id", (staff, context) => desk.getTask(staff, idOf(context)));
    post("/desk/tasks/:id/done", async (staff, context) =>
      desk.doTask(staff, idOf(context), await bodyOf(context, DoneTask)),
    );
    post("/desk/tasks/:id/undone", async (staff, context) =>
      desk.undoTask(staff, idOf(context), await bodyOf(context, UndoneTask)),
    );
    post("/desk/brands/:brand/new_entries", async (staff, context) => {
      const { message } = await bodyOf(context, NewEntriesMessage);
      return desk.setNewEntries(staff, { brand: context.req.param("brand") ?? "", message });
    });
    app.get("/desk/files/:id", async (context) => {
      const staff = await desk.requireStaff(context);
      const { name, contentType, bytes } = await desk.openFile(staff, idOf(context));
      return context.body(new Uint8Array(bytes), 200, {
        "content-type": contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    });
  };
}
