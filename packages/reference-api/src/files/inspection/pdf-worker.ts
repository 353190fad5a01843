import { parentPort, workerData } from "node:worker_threads";
import { PDFDocument } from "pdf-lib";

export type PdfFindings = { pages: number } | "encrypted" | "broken";

/** A whole PDF ends with %%EOF; the library would mend a cut one and count the pages that are left. */
const endsAsPdf = (bytes: Buffer) => bytes.subarray(-1024).includes("%%EOF");

/** The trailer that names the lock is itself never locked or packed, so it can be read off the bytes. */
const isEncrypted = (bytes: Buffer) => /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString("latin1"));

async function read(bytes: Buffer): Promise<PdfFindings> {
  if (!endsAsPdf(bytes)) return "broken";
  if (isEncrypted(bytes)) return "encrypted";
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : "broken";
  } catch {
    return "broken";
  }
}

parentPort?.postMessage(await read(Buffer.from(workerData)));
