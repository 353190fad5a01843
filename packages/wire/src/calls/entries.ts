import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors.ts";
import { record } from "../record.ts";
import { DraftEntry } from "../records/draft-entry.ts";
import { Entry } from "../records/entry.ts";
import { EntryInput } from "../records/entry-input.ts";
import { Id } from "../values.ts";

const writeTimeoutMs = 30_000;
const id = { id: Id };

/**
 * An answer that is not a list counts as an empty list; a list with a bad row is an error (R7.4). Without a query the
 * answer contains every open entry and the latest `maximumRows` finished ones. On a server of level 1, `finished`
 * limits the finished ones, and `before` requests only those older than an entry.
 */
export const listEntries = call({
  summary: "List the entries of the applicant",
  method: "GET",
  path: "entries/",
  query: {
    finished: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  },
  addedQuery: { finished: 1, before: 1 },
  answer: v.array(Entry),
  nonList: "empty",
});

export const getEntry = call({
  summary: "Get one entry",
  method: "GET",
  path: "entries/:id/",
  params: id,
  answer: Entry,
});

/** 409: `current` is a newer draft, which the submission would have deleted (B3). */
export const SubmissionRefusal = record(
  "SubmissionRefusal",
  { detail: v.string() },
  { current: v.optional(DraftEntry), ...codesField },
);

/** The first submission (R4.21). Holder names are the formatted ones (R7.5). */
export const createEntry = call({
  summary: "Submit a new entry",
  method: "POST",
  path: "entries/",
  body: EntryInput,
  answer: Entry,
  answerUnspecified: true,
  errors: { 409: SubmissionRefusal },
  idempotent: true,
  timeout: writeTimeoutMs,
});

/** Submits the inadequate documents again (R4.21). */
export const reviewEntry = call({
  summary: "Submit inadequate papers again",
  method: "POST",
  path: "entries/:id/review/",
  params: id,
  body: EntryInput,
  answer: Entry,
  answerUnspecified: true,
  idempotent: true,
  timeout: writeTimeoutMs,
});

export const cancelEntry = call({
  summary: "Cancel an entry",
  method: "POST",
  path: "entries/:id/cancel/",
  params: id,
  answer: Entry,
  answerUnspecified: true,
});
