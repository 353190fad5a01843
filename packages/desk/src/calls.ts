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
  readonly anybody?: true;
  /** Accepts an idempotency key. */
  readonly once?: true;
}

export type DeskCalls = Readonly<Record<string, DeskCall>>;

/** Each act with its summary and an example of its body. */
const acts: Readonly<Record<DeskActName, { readonly summary: string; readonly exampleBody: object }>> = {
  accept: {
    summary: "Accept a paper that was asked for again",
    exampleBody: { subject: "claim", claim: 31 },
  },
  "ask-again": {
    summary: "Ask for a paper again; told with finish",
    exampleBody: { subject: "claim", claim: 31, uploads: [1004], reason: "The print cannot be read." },
  },
  buy: {
    summary: "Buy a claim at a fee; told with finish",
    exampleBody: { claim: 31, fee_ratio: "0.05", reason: "It is another invoice." },
  },
  refuse: { summary: "Do not buy a claim; told with finish", exampleBody: { claim: 31, codes: ["overall"] } },
  finish: { summary: "Tell the applicant: asked again, offered, or rejected", exampleBody: {} },
  reject: { summary: "Reject the whole entry", exampleBody: { codes: ["overall"] } },
  "pay-out": { summary: "The price was paid; not by who decided", exampleBody: {} },
  "end-sale": {
    summary:
      "Before the price is paid: the sale of a claim ends, and nothing is handed over; the seller is told why",
    exampleBody: { claim: 31, cause: "payerInsolvent", note: "Found in the official gazette." },
  },
  "hand-over": {
    summary: "Book money that the applicant has handed over",
    exampleBody: { claim: 31, amount: "1000000", on: "2027-01-29" },
  },
  "undo-hand-over": { summary: "Take back a booking", exampleBody: { claim: 31 } },
  "take-back-report": {
    summary: "Take back what the seller has reported by mistake: the last report, or the one that is named",
    exampleBody: { claim: 31, reason: "The year was mistyped, as confirmed by telephone." },
  },
  settle: { summary: "The payer cannot pay: the claim ends", exampleBody: { claim: 31 } },
  "settle-uncollectable": {
    summary: "The payer never pays: the claim ends, and the seller owes nothing that did not come",
    exampleBody: { claim: 31, note: "The payer cannot be found." },
  },
  delay: { summary: "The hand-over is late", exampleBody: { claim: 31 } },
  contact: { summary: "Note that the applicant was spoken to", exampleBody: { note: "Asked by telephone." } },
  complaint: {
    summary: "Write down a complaint made by telephone",
    exampleBody: { message: "The wording on the telephone was rude." },
  },
  "stop-contact": {
    summary: "Ask no more about a late hand-over",
    exampleBody: { cause: "lawyer", note: "A lawyer has written." },
  },
  "resume-contact": { summary: "Ask again", exampleBody: { cause: "lawyer" } },
  "file-by": {
    summary: "By when the papers of a claim are to be given",
    exampleBody: { claim: 31, on: "2027-01-29" },
  },
  "permit-entry": { summary: "Permit a new entry in spite of a delay", exampleBody: { permit: true } },
  "fix-account": { summary: "Forbid a change of the account, or allow it again", exampleBody: { fix: true } },
  close: { summary: "Everything is handed over: the entry is done", exampleBody: {} },
  "accept-identity": {
    summary: "The identity papers prove the name",
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
      once: true,
      ...acts[name],
    },
  ]),
);

/** All calls of the desk; a test compares them with the routes. */
export const deskCalls: DeskCalls = {
  logIn: {
    method: "POST",
    path: "/desk/session",
    summary: "Log in: first with the password, then with the code, too",
    body: StaffCredentials,
    exampleBody: { email: "desk@example.jp", password: "correct horse battery staple", code: "123456" },
    answer: SessionAnswer,
    anybody: true,
  },
  logOut: { method: "DELETE", path: "/desk/session", summary: "Log out" },
  listEntries: {
    method: "GET",
    path: "/desk/entries",
    summary: "Who waits for the desk first, a hundred at a time; X-Next-Cursor leads on",
    query: { status: 1, after: "0-200001", code: "20261125-7D30NF" },
    answer: ListAnswer,
  },
  getEntry: {
    method: "GET",
    path: "/desk/entries/:id",
    summary: "Everything that a decision needs; the viewing is audited",
    params: { id: 200_001 },
    answer: EntryAnswer,
  },
  findHandOver: {
    method: "GET",
    path: "/desk/hand_overs/:reference",
    summary: "Whose money came with a reference",
    params: { reference: "1000017" },
    answer: HandOverAnswer,
  },
  ...actCalls,
  listTasks: {
    method: "GET",
    path: "/desk/tasks",
    summary: "What is to be done by a day, a hundred at a time; X-Next-Cursor leads on",
    query: { state: "open", after: "2026-11-26.12" },
    answer: TasksAnswer,
  },
  getTask: {
    method: "GET",
    path: "/desk/tasks/:id",
    summary: "What was asked; the viewing is audited",
    params: { id: 12 },
    answer: TaskAnswer,
  },
  doTask: {
    method: "POST",
    path: "/desk/tasks/:id/done",
    summary: "Done: with a note, or with the answer that is mailed to who has asked",
    params: { id: 12 },
    body: DoneTask,
    exampleBody: { reply: "The invoice has been looked at again.", note: "By telephone, too." },
    answer: TaskAnswer,
  },
  undoTask: {
    method: "POST",
    path: "/desk/tasks/:id/undone",
    summary: "Not done after all",
    params: { id: 12 },
    body: UndoneTask,
    exampleBody: { note: "Another paper has come." },
    answer: TaskAnswer,
  },
  setNewEntries: {
    method: "POST",
    path: "/desk/brands/:brand/new_entries",
    summary: "Stop new entries of a brand with a message; null lets them come again",
    params: { brand: "everyone" },
    body: NewEntriesMessage,
    exampleBody: { message: "No new entries over New Year." },
    answer: NewEntriesAnswer,
  },
  openFile: {
    method: "GET",
    path: "/desk/files/:id",
    summary: "A document itself; that it was opened is audited",
    params: { id: 1004 },
    bytes: true,
  },
};
