import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/** Short answer to the write of a draft. Further fields are ignored, in case a server returns the draft. */
export const KeptDraft = record(
  "KeptDraft",
  {},
  {
    /** The version for the next write. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    updated_at: v.nullable(Timestamp),
  },
);
export type KeptDraft = v.InferOutput<typeof KeptDraft>;
