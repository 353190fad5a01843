// Worker thread of stored-contract-pdf.ts, because creating a PDF takes a second.
import { parentPort } from "node:worker_threads";
import { type ContractSheet, contractPdf } from "./contract-pdf.ts";

export type { ContractSheet };

parentPort?.on("message", async (sheet: ContractSheet) => {
  parentPort?.postMessage(await contractPdf(sheet));
});
