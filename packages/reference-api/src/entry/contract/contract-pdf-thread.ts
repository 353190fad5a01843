// Worker thread of stored-contract-pdf.ts, because creating a PDF takes a second.
import { parentPort } from "node:worker_threads";
import { type ContractPdfContent, contractPdf } from "./contract-pdf.ts";

export type { ContractPdfContent };

parentPort?.on("message", async (content: ContractPdfContent) => {
  parentPort?.postMessage(await contractPdf(content));
});
