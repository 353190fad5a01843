import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { FileLimits } from "./limits.ts";
import type { PdfFindings } from "./pdf-worker.ts";
import { turns } from "./turns.ts";
import type { Verdict } from "./verdict.ts";

const patience = 15_000;

/** A reader costs a thread and up to 256 MB, a document that waits its own size. */
export const pdfReaders = turns({ atOnce: 2, line: 20, patience: 20_000 });

/**
 * Reads the PDF in a thread of its own with bounded memory and time: a document made to exhaust its reader
 * holds up nobody else.
 */
export async function inspectPdf(bytes: Uint8Array, limits: FileLimits): Promise<Verdict> {
  const findings = await pdfReaders.take(() => readInThread(bytes));
  if (findings === "broken") return { refused: "brokenPdf" };
  if (findings === "encrypted") return { refused: "encryptedPdf" };
  if (findings.pages > limits.pages) return { refused: "tooManyPages" };
  return { accepted: { contentType: "application/pdf", bytes, preview: "", pages: findings.pages } };
}

/** What the thread runs is of the same kind as this file: the source here, what was built of it where it is installed. */
const reader = new URL(`./pdf-worker${extname(import.meta.url)}`, import.meta.url);

function readInThread(bytes: Uint8Array): Promise<PdfFindings> {
  return new Promise((resolve) => {
    const thread = new Worker(reader, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const timer = setTimeout(() => finish("broken"), patience);
    const finish = (findings: PdfFindings) => {
      clearTimeout(timer);
      resolve(findings);
      void thread.terminate();
    };
    thread.once("message", finish);
    thread.once("error", () => finish("broken"));
    thread.once("exit", () => finish("broken"));
  });
}
