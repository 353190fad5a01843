import { maximumFiles, maximumFilesOfItem } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";
import { UploadRecord } from "./upload-record.ts";

/** Assigns a file to its claim or statement. */
export const ContentFileRelation = record(
  "ContentFileRelation",
  { contentfile: UploadRecord },
  { kind: FileKindName },
);
export type ContentFileRelation = v.InferOutput<typeof ContentFileRelation>;

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
