import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";

/** A file that was given (R3.1). `error` and `message` are the client's while it uploads; the server leaves them out. */
export const UploadRecord = record(
  "UploadRecord",
  {
    kind: FileKindName,
    name: v.string(),
    content_type: v.string(),
    /** A data URL to show the picture, a thumbnail; null where the server keeps it back, as in entries and lists. */
    image: v.nullable(v.string()),
    error: v.optional(v.boolean(), false),
    message: v.optional(v.string(), ""),
    id: Id,
    created_at: Timestamp,
  },
  {
    /** Every paper that the file stands for, `kind` first; without it the file is the one paper of its kind. */
    kinds: v.optional(v.array(FileKindName)),
  },
);
export type UploadRecord = v.InferOutput<typeof UploadRecord>;
