import type { CodeWithParams } from "../http/errors.ts";
import type { Refusal } from "./inspection/inspection-result.ts";
import type { FileLimits } from "./inspection/limits.ts";

type CheckedFile = { bytes: number; limits: FileLimits };

const codes = {
  empty: "fileEmpty",
  tooLarge: "fileTooLarge",
  unknownFormat: "fileUnknownFormat",
  heic: "fileHeic",
  contradiction: "fileContradiction",
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
