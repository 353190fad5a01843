import type { ActiveContent } from "../../database/tables/file-tables.ts";
import type { CodeWithParams } from "../../http/errors.ts";

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

/** A refusal has a code, whose sentence explains how to correct the file (B7). */
export type InspectionResult = { accepted: AcceptedFile } | { refused: CodeWithParams };

export const refused = (code: CodeWithParams["code"], params?: CodeWithParams["params"]) => ({
  refused: { code, ...(params ? { params } : {}) },
});

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
