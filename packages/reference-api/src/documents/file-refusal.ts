import type { CodeWithParams } from "../http/errors.ts";
import type { Refusal } from "./inspection/inspection-result.ts";
import type { FileLimits } from "./inspection/limits.ts";

type Judged = { bytes: number; limits: FileLimits };

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

/** One sentence per reason, each with the way to mend it (B7), and its figures. */
export function fileRefusal(refusal: Refusal, { bytes, limits }: Judged): CodeWithParams {
  const code = codes[refusal];
  if (refusal === "tooLarge")
    return { code, params: { size: megabytes(bytes), limit: megabytes(limits.bytes) } };
  return refusal === "tooManyPages" ? { code, params: { limit: limits.pages } } : { code };
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;
