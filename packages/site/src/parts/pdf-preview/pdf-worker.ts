/// <reference types="vite/client" />
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

type ScriptAddressRule = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rule: ScriptAddressRule): ScriptAddressRule };

/** Trusted Types: allows this one address as a worker; the CSP of the page must list the policy's name. */
function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy("kaitori-documents", { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}

/** A function, because the build would drop an import for its side effect. */
function startPdfWorker() {
  GlobalWorkerOptions.workerPort ??= new Worker(trustedAddress(workerAddress), { type: "module" });
}

let lastWork: Promise<unknown> = Promise.resolve();

/** Opens a PDF while `read` runs. One at a time, because each closes the shared worker. */
export function withPdf<Result>(
  url: string,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const queuedWork = lastWork.then(async () => {
    startPdfWorker();
    const task = getDocument({ url, disableAutoFetch: true, disableStream: true });
    try {
      return await read(await task.promise);
    } finally {
      await task.destroy();
    }
  });
  lastWork = queuedWork.catch(() => undefined);
  return queuedWork;
}
