import * as v from "valibot";
import { activeContents } from "../../database/tables/file-tables.ts";
import { accountLimits } from "../../http/account-limits.ts";
import { type Caller, createWorkQueue } from "../../work-queue.ts";
import { type DocumentFormat, formatOf, matchesDeclaredType } from "./format.ts";
import { type FileLimits, type InspectionResult, refused } from "./inspection-result.ts";
import type { PictureOptions } from "./picture-worker.ts";
import { readInChildProcess } from "./read-in-child-process.ts";

/** Queue of child processes that read one document each. */
export const readers = createWorkQueue({
  slots: 2,
  slotsPerAccount: accountLimits.readingsAtOnce.maximum,
  queueLength: 60,
  timeout: 20_000,
});

interface InspectOptions {
  readonly caller?: Caller;
  /** Called with the result and the seconds that it took. */
  readonly onRead?: (format: DocumentFormat, seconds: number) => void;
}

export type Inspect = typeof inspect;

/** A file whose first bytes are damaged still has the name, and therefore the declared type, of an accepted format. */
const refusalOfUnreadable = {
  "application/pdf": "fileBrokenPdf",
  "image/jpeg": "fileBrokenImage",
  "image/png": "fileBrokenImage",
} as const satisfies Partial<Record<DocumentFormat, string>>;

/** Refuses a file unless declared type, first bytes and decoder agree. */
export async function inspect(
  bytes: Uint8Array,
  declaredType: string,
  limits: FileLimits,
  { caller, onRead }: InspectOptions = {},
): Promise<InspectionResult> {
  if (bytes.length === 0) return refused("fileEmpty");
  if (bytes.length > limits.bytes)
    return refused("fileTooLarge", { size: megabytes(bytes.length), limit: megabytes(limits.bytes) });
  const format = formatOf(bytes);
  if (format === undefined)
    return refused(new Map(Object.entries(refusalOfUnreadable)).get(declaredType) ?? "fileUnknownFormat");
  if (format === "image/heic") return refused("fileHeic");
  if (!matchesDeclaredType(declaredType, format)) return refused("fileContradiction");
  return readers.run(async () => {
    const startedAt = performance.now();
    const signal = caller?.signal;
    try {
      return format === "application/pdf"
        ? await inspectPdf(bytes, limits, signal)
        : await inspectPicture(bytes, { format, limits }, signal);
    } finally {
      onRead?.(format, (performance.now() - startedAt) / 1000);
    }
  }, caller);
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;

const maximumFindingsBytes = 64 * 1024;

const PdfFindings = v.union([
  v.object({ pages: v.number(), active: v.array(v.picklist(activeContents)) }),
  v.object({ refused: v.picklist(["fileEncryptedPdf", "fileBrokenPdf"]) }),
]);
export type PdfFindings = v.InferOutput<typeof PdfFindings>;

export async function inspectPdf(
  bytes: Uint8Array,
  limits: FileLimits,
  signal?: AbortSignal,
  readerCommand?: readonly string[],
): Promise<InspectionResult> {
  const reading = {
    worker: "pdf-worker",
    options: {},
    bytes,
    maximumAnswerBytes: maximumFindingsBytes,
  } as const;
  const answer = await readInChildProcess({ ...reading, signal }, readerCommand);
  // The reader exceeded its time or memory.
  if (!answer) return refused("fileBrokenPdf");
  const findings = v.parse(PdfFindings, answer.findings);
  if ("refused" in findings) return refused(findings.refused);
  if (findings.pages > limits.pages) return refused("fileTooManyPages", { limit: limits.pages });
  return { accepted: { contentType: "application/pdf", bytes, preview: "", ...findings } };
}

const PictureFindings = v.union([
  v.object({ contentType: v.picklist(["image/jpeg", "image/png"]), preview: v.string() }),
  v.object({ refused: v.picklist(["fileBrokenImage", "fileTooIntricate", "fileTooManyPixels"]) }),
]);
export type PictureFindings = v.InferOutput<typeof PictureFindings>;

async function inspectPicture(
  bytes: Uint8Array,
  options: PictureOptions,
  signal?: AbortSignal,
): Promise<InspectionResult> {
  const maximumAnswerBytes = maximumFindingsBytes + options.limits.bytes;
  const answer = await readInChildProcess({
    worker: "picture-worker",
    options,
    bytes,
    maximumAnswerBytes,
    signal,
  });
  // The reader exceeded its time or memory.
  if (!answer) return refused("fileTooIntricate");
  const findings = v.parse(PictureFindings, answer.findings);
  if ("refused" in findings) return refused(findings.refused);
  return { accepted: { ...findings, bytes: answer.bytes, pages: 1, active: [] } };
}
