import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/**
 * What a write of a draft is answered: it happens while somebody types, and who writes has the rest. Further fields of
 * a server that answers the whole draft are passed over.
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
