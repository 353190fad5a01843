import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";

/** The worker writes it at the start. A crash before it is a fault of the machine, a crash after it of the document. */
export const startMark = Buffer.from("begun\n");

export interface Answer<Findings> {
  readonly findings: Findings;
  /** Bytes to store, if they differ from the input. */
  readonly bytes?: Uint8Array;
}

/** Reads the document, writes a line of JSON and the bytes, and ends. */
export async function answerDocument<Options>(
  read: (bytes: Buffer, options: Options) => Promise<Answer<unknown>>,
): Promise<void> {
  const [, , optionsText = "{}"] = process.argv;
  const document = await buffer(process.stdin);
  writeSync(1, startMark);
  const { findings, bytes } = await read(document, JSON.parse(optionsText));
  process.stdout.write(`${JSON.stringify(findings)}\n`);
  process.stdout.write(bytes ?? "", () => process.exit());
}
