import { maximumFiles } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { UploadRecord } from "../records/upload-record.ts";
import { Timestamp } from "../values/date.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";

/** Multipart: `kind` and the file as `content`. */
export const uploadFile = call({
  method: "POST",
  path: "uploads/",
  body: v.object({ kind: FileKindName }),
  file: "content",
  answer: UploadRecord,
  idempotent: true,
  timeout: 120_000,
});

/** 409: the file was handed in, or somebody at the desk has opened it; such a file stays. */
export const DeletionRefusal = record("DeletionRefusal", {
  detail: v.string(),
  reason: v.literal("handedIn"),
});
export type DeletionRefusal = v.InferOutput<typeof DeletionRefusal>;

export const deleteUpload = call({
  method: "DELETE",
  path: "uploads/:id/",
  params: { id: Id },
  errors: { 409: DeletionRefusal },
});

export const markDelinquencyFiles = call({
  method: "PATCH",
  path: "uploads/active_delinquency/",
  body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(maximumFiles, "tooMany")) }),
  answer: v.array(UploadRecord),
  answerNotShown: true,
});

/** Opens the file itself, for a short while. */
export const UploadAddress = record("UploadAddress", { url: v.string(), expires_at: Timestamp });
export type UploadAddress = v.InferOutput<typeof UploadAddress>;

export const getUploadAddress = call({
  method: "GET",
  path: "uploads/:id/address/",
  params: { id: Id },
  answer: UploadAddress,
  addition: "upload_address",
});
