import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { DraftVersion } from "../values/draft-version.ts";

/** Short answer to the write of a draft. Further fields are ignored, in case a server returns the draft. */
export const KeptDraft = record(
  "KeptDraft",
  {},
  {
    /** The version for the next write. */
    version: DraftVersion,
    updated_at: v.nullable(Timestamp),
  },
);
export type KeptDraft = v.InferOutput<typeof KeptDraft>;
