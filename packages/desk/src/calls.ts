import { SuppressEntries } from "@kaitori/wire";
import type * as v from "valibot";
import { deskActs } from "./acts.ts";
import {
  ActAnswer,
  EntryAnswer,
  HandOverAnswer,
  ListAnswer,
  SessionAnswer,
  TaskAnswer,
  TasksAnswer,
} from "./answers.ts";
import { DoneTask, NewEntriesMessage, StaffCredentials, UndoneTask } from "./requests.ts";

interface DeskCall {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly summary: string;
  /** Example values of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: v.GenericSchema;
  /** Absent if the response is 204 or the bytes of a file. */
  readonly answer?: v.GenericSchema;
  readonly bytes?: true;
  readonly isPublic?: true;
  /** Accepts an idempotency key. */
  readonly isIdempotent?: true;
}

export type DeskCalls = Readonly<Record<string, DeskCall>>;

const actCalls = Object.fromEntries(
  Object.entries(deskActs).map(([name, act]): [string, DeskCall] => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    {
      method: "POST",
      path: `/desk/entries/:id/${name}`,
      params: { id: 200_001 },
      answer: ActAnswer,
      isIdempotent: true,
      ...act,
    },
  ]),
);

/** All calls of the desk; a test compares them with the routes. */
export const deskCalls: DeskCalls = {
  logIn: {
    method: "POST",
    path: "/desk/session",
    summary: "Log in with the password; repeat with the code if the response requests it",
    body: StaffCredentials,
    answer: SessionAnswer,
    isPublic: true,
  },
  logOut: { method: "DELETE", path: "/desk/session", summary: "Log out" },
  listEntries: {
    method: "GET",
    path: "/desk/entries",
    summary: "List entries, first those that wait for the desk; X-Next-Cursor is the cursor of the next page",
    query: { status: 1, after: "0-200001", code: "20261125-7D30NF" },
    answer: ListAnswer,
  },
  getEntry: {
    method: "GET",
    path: "/desk/entries/:id",
    summary: "Read all data for a decision; the audit records the reader",
    params: { id: 200_001 },
    answer: EntryAnswer,
  },
  findHandOver: {
    method: "GET",
    path: "/desk/hand_overs/:reference",
    summary: "Find the claims of a payment reference",
    params: { reference: "1000017" },
    answer: HandOverAnswer,
  },
  ...actCalls,
  listTasks: {
    method: "GET",
    path: "/desk/tasks",
    summary: "List tasks by their due day; X-Next-Cursor is the cursor of the next page",
    query: { state: "open", after: "2026-11-26.12" },
    answer: TasksAnswer,
  },
  getTask: {
    method: "GET",
    path: "/desk/tasks/:id",
    summary: "Read a task with its message; the audit records the reader",
    params: { id: 12 },
    answer: TaskAnswer,
  },
  doTask: {
    method: "POST",
    path: "/desk/tasks/:id/done",
    summary: "Close a task with a note, or with a reply that is mailed to the inquirer",
    params: { id: 12 },
    body: DoneTask,
    answer: TaskAnswer,
  },
  undoTask: {
    method: "POST",
    path: "/desk/tasks/:id/undone",
    summary: "Reopen a task",
    params: { id: 12 },
    body: UndoneTask,
    answer: TaskAnswer,
  },
  setNewEntries: {
    method: "POST",
    path: "/desk/brands/:brand/new_entries",
    summary: "Stop new entries of a brand with a message; null allows them again",
    params: { brand: "test-brand" },
    body: NewEntriesMessage,
    answer: SuppressEntries,
  },
  openFile: {
    method: "GET",
    path: "/desk/files/:id",
    summary: "Read a document; the audit records the reader",
    params: { id: 1004 },
    bytes: true,
  },
};
