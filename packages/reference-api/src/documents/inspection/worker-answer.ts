import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";

/** The parent waits for this word; from here on an end without findings is the document's doing, before the machine's. */
export const begun = Buffer.from("begun\n");

export interface Answer<Findings> {
  readonly findings: Findings;
  /** The bytes to keep, where they differ from the bytes received. */
  readonly bytes?: Uint8Array;
}

/** Reads the one document of this process, answers a line of JSON with the bytes behind it, and ends. */
export async function answerDocument<Wanted>(
  read: (bytes: Buffer, options: Wanted) => Promise<Answer<unknown>>,
): Promise<void> {
  const [, , optionsText = "{}", resident] = process.argv;
  if (resident !== undefined) await endBeyond(Number(resident));
  const document = await buffer(process.stdin);
  writeSync(1, begun);
  const { findings, bytes } = await read(document, JSON.parse(optionsText));
  process.stdout.write(`${JSON.stringify(findings)}\n`);
  process.stdout.write(bytes ?? "", () => process.exit());
}

/** A thread checks the memory (in MB) where the system enforces no limit: the document may block the main thread. */
function endBeyond(resident: number): Promise<void> {
  const watch = `
    const { parentPort, workerData } = require("node:worker_threads");
    setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, "SIGKILL"), 50);
    parentPort.postMessage("watching");`;
  const watcher = new Worker(watch, { eval: true, workerData: resident * 1024 * 1024 });
  watcher.unref();
  return new Promise((resolve) => watcher.once("message", () => resolve()));
}
