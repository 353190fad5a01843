import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/** `declined` becomes the current user's `has_pre_entry_declined`. */
export const PreEntryResult = record("PreEntryResult", {
  declined: v.boolean(),
  /** Sentences for the applicant. */
  reasons: v.array(v.string()),
  answered_at: v.nullable(Timestamp),
});
export type PreEntryResult = v.InferOutput<typeof PreEntryResult>;
