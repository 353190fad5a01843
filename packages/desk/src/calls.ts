import type * as v from "valibot";
import { actBodies, type DeskActName } from "./acts.ts";
import {
  ActAnswer,
  EntryAnswer,
  HandOverAnswer,
  ListAnswer,
  NewEntriesAnswer,
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
  readonly exampleBody?: object;
  /** Absent if the response is 204 or the bytes of a file. */
  readonly answer?: v.GenericSchema;
  readonly bytes?: true;
  readonly isPublic?: true;
  /** Accepts an idempotency key. */
  readonly isIdempotent?: true;
}

export type DeskCalls = Readonly<Record<string, DeskCall>>;

/** Each act with its summary and an example of its body. */
const acts: Readonly<Record<DeskActName, { readonly summary: string; readonly exampleBody: object }>> = {
  accept: {
    summary: "Accept a paper, or withdraw a remark about it",
    exampleBody: { subject: "claim", claim: 31 },
  },
  "ask-again": {
    summary: "Ask for a paper again; notified by finish",
    exampleBody: { subject: "claim", claim: 31, uploads: [1004], reason: "The print cannot be read." },
  },
  buy: {
    summary: "Buy a claim at a fee; notified by finish",
    exampleBody: { claim: 31, fee_ratio: "0.05", reason: "It is another invoice." },
  },
  refuse: { summary: "Refuse a claim; notified by finish", exampleBody: { claim: 31, codes: ["overall"] } },
  finish: { summary: "Finish the review and notify the applicant", exampleBody: {} },
  reject: { summary: "Reject the whole entry", exampleBody: { codes: ["overall"] } },
  "pay-out": { summary: "Record the pay-out; not by the person who decided", exampleBody: {} },
  "end-sale": {
    summary: "End the sale of a claim before its price is paid; the seller hands over nothing",
    exampleBody: { claim: 31, cause: "payerInsolvent", note: "Found in the official gazette." },
  },
  "hand-over": {
    summary: "Book money that the applicant has handed over",
    exampleBody: { claim: 31, amount: "1000000", on: "2027-01-29" },
  },
  "undo-hand-over": { summary: "Undo the last booking", exampleBody: { claim: 31 } },
  "take-back-report": {
    summary: "Take back a mistaken report of the seller, the last one by default",
    exampleBody: { claim: 31, reason: "The year was mistyped, as confirmed by telephone." },
  },
  settle: { summary: "Close a claim whose payer is insolvent", exampleBody: { claim: 31 } },
  "settle-uncollectable": {
    summary: "Close a claim whose payer never pays; the seller owes nothing more",
    exampleBody: { claim: 31, note: "The payer cannot be found." },
  },
  delay: { summary: "Set a delay, because the hand-over is late", exampleBody: { claim: 31 } },
  contact: { summary: "Record a contact about a delay", exampleBody: { note: "Asked by telephone." } },
  complaint: {
    summary: "Record a complaint made by telephone",
    exampleBody: { message: "The wording on the telephone was rude." },
  },
  "stop-contact": {
    summary: "Stop contacts about a late hand-over",
    exampleBody: { cause: "lawyer", note: "A lawyer has written." },
  },
  "resume-contact": { summary: "Resume contacts", exampleBody: { cause: "lawyer" } },
  "file-by": {
    summary: "Set the court's deadline for filing a claim",
    exampleBody: { claim: 31, on: "2027-01-29" },
  },
  "permit-entry": { summary: "Permit a new entry despite a delay", exampleBody: { permit: true } },
  "fix-account": { summary: "Forbid or allow changes of the bank account", exampleBody: { fix: true } },
  close: { summary: "Close an entry with nothing left to hand over", exampleBody: {} },
  "accept-identity": {
    summary: "Accept the identity papers",
    exampleBody: { valid_until: "2030-01-31" },
  },
  "ask-again-identity": {
    summary: "Ask for identity papers again",
    exampleBody: { reason: "The letters cannot be read." },
  },
};

const actCalls = Object.fromEntries(
  (Object.keys(acts) as DeskActName[]).map((name): [string, DeskCall] => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    {
      method: "POST",
      path: `/desk/entries/:id/${name}`,
      params: { id: 200_001 },
      body: actBodies[name],
      answer: ActAnswer,
      isIdempotent: true,
      ...acts[name],
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
    exampleBody: { email: "desk@example.jp", password: "correct horse battery staple", code: "123456" },
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
    exampleBody: { reply: "The invoice has been looked at again.", note: "By telephone, too." },
    answer: TaskAnswer,
  },
  undoTask: {
    method: "POST",
    path: "/desk/tasks/:id/undone",
    summary: "Reopen a task",
    params: { id: 12 },
    body: UndoneTask,
    exampleBody: { note: "Another paper has come." },
    answer: TaskAnswer,
  },
  setNewEntries: {
    method: "POST",
    path: "/desk/brands/:brand/new_entries",
    summary: "Stop new entries of a brand with a message; null allows them again",
    params: { brand: "everyone" },
    body: NewEntriesMessage,
    exampleBody: { message: "No new entries over New Year." },
    answer: NewEntriesAnswer,
  },
  openFile: {
    method: "GET",
    path: "/desk/files/:id",
    summary: "Read a document; the audit records the reader",
    params: { id: 1004 },
    bytes: true,
  },
};
