import type { ActiveContent } from "../../database/tables/file-tables.ts";
import type { CodeWithParams } from "../../http/errors.ts";

/** Cause of a refusal, each with a sentence for the applicant (B7). */
export type Refusal =
  | "empty"
  | "tooLarge"
  | "unknownFormat"
  | "heic"
  | "differsFromDeclaredType"
  | "tooManyPixels"
  | "brokenImage"
  | "tooIntricate"
  | "encryptedPdf"
  | "brokenPdf"
  | "tooManyPages";

/** The file to store. A picture is redrawn. */
export type AcceptedFile = {
  contentType: "image/jpeg" | "image/png" | "application/pdf";
  bytes: Uint8Array;
  /** A small picture as a data URL; empty for a PDF. */
  preview: string;
  pages: number;
  /** Parts that run when the file is opened, of which the desk is warned. */
  active: readonly ActiveContent[];
};

export type InspectionResult = { accepted: AcceptedFile } | { refused: Refusal };

export type FileLimits = { bytes: number; pixels: number; pages: number };

/** Limits of a file. A phone with 50 megapixels makes photos of up to 8192 × 6144. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_400_000, pages: 200 };

/** Limits of the child process that reads a document. Beyond them it is killed. */
export const readerLimits = {
  processorSeconds: 10,
  /** Generous for a machine under load. */
  wallClockSeconds: 30,
  heapMegabytes: 128,
  /** Data segment, half of which V8 only reserves. */
  memoryMegabytes: 1024,
} as const;

/** Scans of a progressive JPEG, far above real pictures. Each costs a pass over the whole picture. */
export const maximumScans = 64;

type CheckedFile = { bytes: number; limits: FileLimits };

const codes = {
  empty: "fileEmpty",
  tooLarge: "fileTooLarge",
  unknownFormat: "fileUnknownFormat",
  heic: "fileHeic",
  differsFromDeclaredType: "fileContradiction",
  tooManyPixels: "fileTooManyPixels",
  brokenImage: "fileBrokenImage",
  tooIntricate: "fileTooIntricate",
  encryptedPdf: "fileEncryptedPdf",
  brokenPdf: "fileBrokenPdf",
  tooManyPages: "fileTooManyPages",
} as const satisfies Record<Refusal, CodeWithParams["code"]>;

/** Code and parameters of the refusal, whose sentence explains how to correct the file (B7). */
export function fileRefusal(refusal: Refusal, { bytes, limits }: CheckedFile): CodeWithParams {
  const code = codes[refusal];
  if (refusal === "tooLarge")
    return { code, params: { size: megabytes(bytes), limit: megabytes(limits.bytes) } };
  return refusal === "tooManyPages" ? { code, params: { limit: limits.pages } } : { code };
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;
