// Child process of read-in-child-process.ts: reads a PDF from stdin, writes its findings to stdout.

// Loaded early, so that a missing library is not reported as a fault of the document.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ActiveContent } from "../../database/tables/file-tables.ts";
import { activeContentOf } from "./active-content.ts";
import type { PdfFindings } from "./inspect.ts";
import { answerDocument } from "./worker-answer.ts";

/** True for a complete PDF. The library would repair a truncated one. */
const endsAsPdf = (bytes: Buffer) => bytes.subarray(-1024).includes("%%EOF");

async function read(bytes: Buffer): Promise<PdfFindings> {
  if (!endsAsPdf(bytes)) return { refused: "fileBrokenPdf" };
  try {
    const document = await getDocument({
      data: new Uint8Array(bytes),
      stopAtErrors: true,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    // Checks the declared number of pages by the first and the last page.
    await document.getPage(1);
    await document.getPage(document.numPages);
    return { pages: document.numPages, active: await activeOf(document, bytes) };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === "PasswordException";
    return { refused: isEncrypted ? "fileEncryptedPdf" : "fileBrokenPdf" };
  }
}

async function activeOf(document: PDFDocumentProxy, bytes: Buffer): Promise<ActiveContent[]> {
  const [scripts, attachments] = await Promise.all([
    document.getJSActions().catch(() => null),
    document.getAttachments().catch(() => null),
  ]);
  const detected: ActiveContent[] = [
    ...(scripts ? (["javaScript"] as const) : []),
    ...(attachments ? (["embeddedFile"] as const) : []),
  ];
  return [...new Set([...detected, ...activeContentOf(bytes)])].sort();
}

await answerDocument(async (bytes) => ({ findings: await read(bytes) }));
