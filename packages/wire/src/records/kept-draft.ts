import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { DraftVersion } from "../values/draft-version.ts";

/** The answer to saving a draft. Further fields are ignored, because a server may return the complete draft. */
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
