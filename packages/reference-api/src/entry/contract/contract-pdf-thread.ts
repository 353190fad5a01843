// A thread of its own: drawing takes a second. Begun by kept-contract-pdf.ts.
import { parentPort } from "node:worker_threads";
import { type ContractSheet, contractPdf } from "./contract-pdf.ts";

export type { ContractSheet };

parentPort?.on("message", async (sheet: ContractSheet) => {
  parentPort?.postMessage(await contractPdf(sheet));
});
