import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/**
 * Answer to the write of a draft: it is short, since the write happens while somebody types and the writer has the
 * rest. Further fields of a server that answers the whole draft are ignored.
 */
export const KeptDraft = record(
  "KeptDraft",
  {},
  {
    /** The one that the next write has to name. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    updated_at: v.nullable(Timestamp),
  },
);
export type KeptDraft = v.InferOutput<typeof KeptDraft>;
