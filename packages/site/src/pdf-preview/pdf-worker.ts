/// <reference types="vite/client" />
import { GlobalWorkerOptions } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

type ScriptAddressRule = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: string, rule: ScriptAddressRule): ScriptAddressRule };

/** Where the page asks for Trusted Types, this one address becomes a worker; its CSP must know the policy's name. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy("kaitori-documents", { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}

/** One worker for all that is read. Called, not only imported: an import for its effect alone is left out of a build. */
export function startPdfWorker() {
  GlobalWorkerOptions.workerPort ??= new Worker(trusted(workerAddress), { type: "module" });
}
