import * as v from "valibot";
import { record } from "../record.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";
import { UploadRecord } from "./upload-record.ts";

/** Ties a file to the claim or the statement it belongs to. */
export const ContentFileRelation = record(
  "ContentFileRelation",
  { contentfile: UploadRecord },
  { kind: FileKindName },
);
export type ContentFileRelation = v.InferOutput<typeof ContentFileRelation>;

/** A file as the client names it; a whole record will do, only its id is read. */
export const FileReference = v.object({ id: Id });

export const ContentFileReference = v.object({ kind: FileKindName, contentfile: FileReference });
