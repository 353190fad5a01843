import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";

/** An uploaded file (R3.1). `error` and `message` belong to the client's upload; the server omits them. */
export const UploadRecord = record(
  "UploadRecord",
  {
    kind: FileKindName,
    name: v.string(),
    content_type: v.string(),
    /** Thumbnail as a data URL; null if the server omits it, as in entries and lists. */
    image: v.nullable(v.string()),
    error: v.optional(v.boolean(), false),
    message: v.optional(v.string(), ""),
    id: Id,
    created_at: Timestamp,
  },
  {
    /** All papers in the file, `kind` first; absent if it contains only the paper of its kind. */
    kinds: v.optional(v.array(FileKindName)),
  },
);
export type UploadRecord = v.InferOutput<typeof UploadRecord>;
