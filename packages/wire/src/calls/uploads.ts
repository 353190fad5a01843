import { fileKinds, maximumFiles } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { refusal } from "../errors.ts";
import { record } from "../record.ts";
import { UploadRecord } from "../records/upload-record.ts";
import { FileKindList, FileKindName, Id, Timestamp } from "../values.ts";

/** Multipart: `kind`, optionally `kinds` (`pl,bs`: all papers, `kind` first), and the file as `content`. */
export const uploadFile = call({
  summary: "Upload a file",
  method: "POST",
  path: "uploads/",
  body: record("Upload", { kind: FileKindName }, { kinds: v.optional(FileKindList) }),
  file: "content",
  answer: UploadRecord,
  idempotent: true,
  timeout: 120_000,
});

/** 409: the file was submitted or opened by the desk, so it cannot be deleted. */
export const DeletionRefusal = refusal("DeletionRefusal", { reason: v.literal("handedIn") });
export type DeletionRefusal = v.InferOutput<typeof DeletionRefusal>;

export const deleteUpload = call({
  summary: "Delete a file",
  method: "DELETE",
  path: "uploads/:id/",
  params: { id: Id },
  errors: { 409: DeletionRefusal },
});

/** Changes the kinds of a file before it is submitted; the first becomes its kind. */
export const setFileKinds = call({
  summary: "Set the papers that a file contains, within one set",
  method: "PATCH",
  path: "uploads/:id/kinds/",
  params: { id: Id },
  body: v.object({
    kinds: v.pipe(v.array(FileKindName), v.maxLength(fileKinds.length, "tooMany")),
  }),
  answer: UploadRecord,
  errors: { 409: DeletionRefusal },
  sinceServerLevel: 1,
});

export const markDelinquencyFiles = call({
  summary: "Mark files as explanations of unpaid taxes or social insurance",
  method: "PATCH",
  path: "uploads/active_delinquency/",
  body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(maximumFiles, "tooMany")) }),
  answer: v.array(UploadRecord),
  answerUnspecified: true,
});

/** A short-lived URL of the file. */
export const UploadAddress = record("UploadAddress", { url: v.string(), expires_at: Timestamp });
export type UploadAddress = v.InferOutput<typeof UploadAddress>;

export const getUploadAddress = call({
  summary: "Get a short-lived URL of the file",
  method: "GET",
  path: "uploads/:id/address/",
  params: { id: Id },
  answer: UploadAddress,
  sinceServerLevel: 1,
});
