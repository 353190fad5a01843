/// <reference types="vite/client" />
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

type ScriptAddressRule = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rule: ScriptAddressRule): ScriptAddressRule };

/** If the page requires Trusted Types, this one address becomes a worker; its CSP must know the policy's name. */
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

/** Opens a PDF while `use` runs. One at a time, because each closes the shared worker. */
export function withPdf<Result>(
  url: string,
  use: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const queuedWork = lastWork.then(async () => {
    startPdfWorker();
    const reading = getDocument({ url, disableAutoFetch: true, disableStream: true });
    try {
      return await use(await reading.promise);
    } finally {
      await reading.destroy();
    }
  });
  lastWork = queuedWork.catch(() => undefined);
  return queuedWork;
}
