import { entryStatuses } from "@kaitori/domain";
import { maxCharacters } from "@kaitori/wire";
import * as v from "valibot";

/** `0-200123`: 0 in front marks entries that wait for the desk; then the number of the last entry shown. */
const ListCursor = v.pipe(
  v.string(),
  v.regex(/^[0-2]-\d{1,15}$/),
  v.transform((text) => {
    const [turn = 0, id = 0] = text.split("-").map(Number);
    return { turn, id };
  }),
);
export const ListQuery = v.object({
  status: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(entryStatuses))),
  after: v.optional(ListCursor),
  code: v.optional(v.string()),
});

/** `2026-11-26.12`: the day and the number of the last task shown. */
const TaskCursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d\.\d{1,15}$/),
  v.transform((text) => {
    const [day = "", id] = text.split(".");
    return { day, id: Number(id) };
  }),
);

export const TaskQuery = v.object({
  state: v.optional(v.picklist(["open", "done"]), "open"),
  after: v.optional(TaskCursor),
});

const note = v.pipe(v.string(), v.trim(), v.nonEmpty("reasonMissing"), maxCharacters(500, "reasonTooLong"));

/** With what a task is done: a note for the staff, or the answer to who has asked. */
export const DoneTask = v.object({
  note: v.optional(note),
  reply: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(2000, "reasonTooLong"))),
});
export const UndoneTask = v.object({ note });

export const StaffCredentials = v.object({
  email: v.string(),
  password: v.string(),
  /** Of the authenticator app, or a recovery code. */
  code: v.optional(v.string()),
  /** The device that an earlier login handed out. */
  device: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
});

/** The message to all logged-in users meanwhile; null allows new entries again. */
export const NewEntriesMessage = v.object({
  message: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(500, "tooLong"))),
});
