import { type CalendarDate, entryStatuses } from "@kaitori/domain";
import { maxCharacters } from "@kaitori/wire";
import * as v from "valibot";

/** Cursor such as `0-200123`: the group (0 waits for the desk) and the id of the last entry. */
const ListCursor = v.pipe(
  v.string(),
  v.regex(/^[0-2]-\d{1,15}$/),
  v.transform((text) => {
    const [group = 0, id = 0] = text.split("-").map(Number);
    return { group, id };
  }),
);
export const ListQuery = v.object({
  status: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(entryStatuses))),
  after: v.optional(ListCursor),
  code: v.optional(v.string()),
});

export type ListQuery = v.InferOutput<typeof ListQuery>;

/** Cursor such as `2026-11-26.12`: the day and the id of the last task. */
const TaskCursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d\.\d{1,15}$/),
  v.transform((text) => {
    const [day = "", id] = text.split(".");
    return { day: day as CalendarDate, id: Number(id) };
  }),
);

export const TaskQuery = v.object({
  state: v.optional(v.picklist(["open", "done"]), "open"),
  after: v.optional(TaskCursor),
});
export type TaskQuery = v.InferOutput<typeof TaskQuery>;

/** Text of at least one character that staff write. */
export const staffText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty("reasonMissing"), maxCharacters(most, "reasonTooLong"));
export const Reason = staffText(500);

/** A note for the staff, or the reply to the inquirer. */
export const DoneTask = v.object({
  note: v.optional(Reason),
  reply: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(2000, "reasonTooLong"))),
});
export type DoneTask = v.InferOutput<typeof DoneTask>;
export const UndoneTask = v.object({ note: Reason });
export type UndoneTask = v.InferOutput<typeof UndoneTask>;

export const StaffCredentials = v.pipe(
  v.object({
    email: v.string(),
    password: v.string(),
    /** Code of the authenticator app, or a recovery code. */
    code: v.optional(v.string()),
    /** Device token of an earlier login. */
    device: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  }),
  v.title("StaffCredentials"),
);
export type StaffCredentials = v.InferOutput<typeof StaffCredentials>;

/** Message to all logged-in users while new entries are stopped; null allows them again. */
export const NewEntriesMessage = v.object({
  message: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(500, "tooLong"))),
});
