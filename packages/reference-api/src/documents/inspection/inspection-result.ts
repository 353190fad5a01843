import type { ActiveContent } from "../../database/tables/file-tables.ts";

/** Why a file is not taken; each has its own sentence for the applicant (B7). */
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

/** A file as it will be kept: never the applicant's own bytes where they can be drawn anew. */
export type AcceptedFile = {
  contentType: "image/jpeg" | "image/png" | "application/pdf";
  bytes: Uint8Array;
  /** A small picture as a data URL; empty for a PDF. */
  preview: string;
  pages: number;
  /** Parts that run when the file is opened: the desk is warned of them, as it opens the file. */
  active: readonly ActiveContent[];
};

export type InspectionResult = { accepted: AcceptedFile } | { refused: Refusal };
