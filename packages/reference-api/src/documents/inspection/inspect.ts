import * as v from "valibot";
import { activeContents } from "../../database/tables/file-tables.ts";
import { accountLimits } from "../../http/account-limits.ts";
import { type Caller, createWorkQueue } from "../../work-queue.ts";
import { type DocumentFormat, formatOf, matchesDeclaredType } from "./format.ts";
import type { FileLimits, InspectionResult, Refusal } from "./inspection-result.ts";
import type { PdfFindings } from "./pdf-worker.ts";
import type { PictureFindings, PictureOptions } from "./picture-worker.ts";
import { type Reading, readInChildProcess } from "./read-in-child-process.ts";

/** Queue of child processes that read one document each. */
export const readers = createWorkQueue({
  slots: 2,
  slotsPerAccount: accountLimits.readingsAtOnce.maximum,
  queueLength: 60,
  timeout: 20_000,
});

export interface InspectOptions {
  readonly caller?: Caller;
  /** Called with the result and the seconds that it took. */
  readonly onRead?: (format: DocumentFormat, seconds: number) => void;
}

export type Inspect = typeof inspect;

/** A file whose first bytes are damaged still has the name, and therefore the declared type, of an accepted format. */
const refusalOfUnreadable: Readonly<Record<string, Refusal>> = {
  "application/pdf": "brokenPdf",
  "image/jpeg": "brokenImage",
  "image/png": "brokenImage",
};

/** Refuses a file unless declared type, first bytes and decoder agree. */
export async function inspect(
  bytes: Uint8Array,
  declaredType: string,
  limits: FileLimits,
  { caller, onRead }: InspectOptions = {},
): Promise<InspectionResult> {
  if (bytes.length === 0) return { refused: "empty" };
  if (bytes.length > limits.bytes) return { refused: "tooLarge" };
  const format = formatOf(bytes);
  if (format === undefined) return { refused: refusalOfUnreadable[declaredType] ?? "unknownFormat" };
  if (format === "image/heic") return { refused: "heic" };
  if (!matchesDeclaredType(declaredType, format)) return { refused: "differsFromDeclaredType" };
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

const maximumFindingsBytes = 64 * 1024;

const PdfFindingsSchema: v.GenericSchema<unknown, PdfFindings> = v.union([
  v.object({ pages: v.number(), active: v.array(v.picklist(activeContents)) }),
  v.literal("encrypted"),
  v.literal("broken"),
]);

export async function inspectPdf(
  bytes: Uint8Array,
  limits: FileLimits,
  signal?: AbortSignal,
  readerCommand?: readonly string[],
): Promise<InspectionResult> {
  const reading: Reading = {
    worker: "pdf-worker",
    options: {},
    bytes,
    maximumAnswerBytes: maximumFindingsBytes,
    signal,
  };
  const { findings } = (await readInChildProcess(reading, readerCommand)) ?? { findings: "broken" };
  const parsed = v.parse(PdfFindingsSchema, findings);
  if (parsed === "broken") return { refused: "brokenPdf" };
  if (parsed === "encrypted") return { refused: "encryptedPdf" };
  if (parsed.pages > limits.pages) return { refused: "tooManyPages" };
  return { accepted: { contentType: "application/pdf", bytes, preview: "", ...parsed } };
}

const PictureFindingsSchema: v.GenericSchema<unknown, PictureFindings> = v.union([
  v.object({ refused: v.picklist(["brokenImage", "tooIntricate", "tooManyPixels"]) }),
  v.object({ contentType: v.picklist(["image/jpeg", "image/png"]), preview: v.string() }),
]);

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
  if (!answer) return { refused: "tooIntricate" };
  const parsed = v.parse(PictureFindingsSchema, answer.findings);
  if ("refused" in parsed) return parsed;
  return { accepted: { ...parsed, bytes: answer.bytes, pages: 1, active: [] } };
}
