import type { ActiveContent } from "../../database/tables/file-tables.ts";

/** Cause of a refusal, each with a sentence for the applicant (B7). */
export type Refusal =
  | "empty"
  | "tooLarge"
  | "unknownFormat"
  | "heic"
  | "contradiction"
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
