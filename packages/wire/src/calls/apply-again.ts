import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors/codes.ts";
import { record } from "../record.ts";
import { DraftEntry } from "../records/draft-entry.ts";
import { Id } from "../values/id.ts";

/** 409: `current` is the draft that would be given up. Without it the entry is not one to apply again with. */
export const ApplyAgainRefusal = record(
  "ApplyAgainRefusal",
  { detail: v.string(), current: v.optional(DraftEntry) },
  codesField,
);

/**
 * 直して申し込む: the draft becomes what an ended entry held, with the papers that were good (B15). Invoices that are being
 * typed are not overwritten unless their version is named.
 */
export const applyAgain = call({
  summary: "Begin a draft with what a refused entry held",
  area: "progress",
  method: "POST",
  path: "entries/:id/apply_again/",
  params: { id: Id },
  body: v.object({
    /** Of the draft that may be given up; 0 for none. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  answer: DraftEntry,
  errors: { 409: ApplyAgainRefusal },
  since: 1,
});
