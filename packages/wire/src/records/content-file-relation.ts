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

export const ContentFileReference = v.object({ kind: FileKindName, contentfile: FileReference });
