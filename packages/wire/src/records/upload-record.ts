import { maximumFiles, maximumFilesOfItem } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { FileKindName, Id, Timestamp } from "../values.ts";

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

/** Assigns a file to its claim or statement. */
export const ContentFileRelation = record(
  "ContentFileRelation",
  { contentfile: UploadRecord },
  { kind: FileKindName },
);

/** Reference to a file; a whole record is accepted, only its id is used. */
export const FileReference = v.object({ id: Id });

/** Files of an entry as sent by a client. */
export const FileReferences = v.optional(
  v.pipe(v.array(FileReference), v.maxLength(maximumFiles, "tooMany")),
  [],
);

export const ContentFileReference = v.object({ kind: FileKindName, contentfile: FileReference });

/** Files of a claim or a statement as sent by a client. */
export const ContentFileReferences = v.optional(
  v.pipe(v.array(ContentFileReference), v.maxLength(maximumFilesOfItem, "tooMany")),
  [],
);
