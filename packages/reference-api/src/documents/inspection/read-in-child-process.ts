import { spawn } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { QueueRefusal } from "../../work-queue.ts";
import { readerLimits } from "./inspection-result.ts";
import { startMark } from "./worker-answer.ts";

/** The child process did not start, or ended before it read the document. */
export class ReaderNotStarted extends Error {
  override name = "ReaderNotStarted";
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super("The process that reads documents did not start", { cause });
    this.code = code;
  }
}

export interface Reading {
  readonly worker: "pdf-worker" | "picture-worker";
  readonly options: unknown;
  readonly bytes: Uint8Array;
  readonly maximumAnswerBytes: number;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a document in a child process with limited memory and time. The process writes a line of findings and the
 * bytes to store. Undefined if it was killed.
 */
export async function readInChildProcess(
  reading: Reading,
  command: readonly string[] = limitedCommand(reading),
) {
  try {
    const output = await runReader(reading, command);
    const end = output.indexOf("\n", startMark.length);
    if (end < 0) return undefined;
    return {
      findings: JSON.parse(output.toString("utf8", startMark.length, end)) as unknown,
      bytes: output.subarray(end + 1),
    };
  } catch (error) {
    if (error instanceof ReaderNotStarted || error instanceof QueueRefusal) throw error;
    // Without memory or file handles the child process does not even start.
    throw new ReaderNotStarted("not started", error);
  }
}

function runReader(
  { bytes, maximumAnswerBytes, signal }: Reading,
  [command = "", ...commandArguments]: readonly string[],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The environment contains no secret for a malicious document.
    const child = spawn(command, commandArguments, {
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: readerLimits.wallClockSeconds * 1000,
      killSignal: "SIGKILL",
    });
    const kill = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", kill, { once: true });
    child.once("error", (error) =>
      reject(new ReaderNotStarted("code" in error ? String(error.code) : "", error)),
    );
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maximumAnswerBytes) kill();
    });
    child.once("close", (exit, signalName) => {
      signal?.removeEventListener("abort", kill);
      const output = Buffer.concat(chunks);
      if (signal?.aborted) reject(new QueueRefusal());
      else if (!output.subarray(0, startMark.length).equals(startMark))
        reject(new ReaderNotStarted(signalName ?? `exit ${exit}`));
      else resolve(signalName ? startMark : output);
    });
    // The child process may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  });
}

/** The worker has the extension of this file: `.ts` in the repository, `.js` in the built package. */
const workerFile = (worker: string) =>
  fileURLToPath(new URL(`./${worker}${extname(import.meta.url)}`, import.meta.url));

/**
 * The shell limits processor time, and on Linux memory too. The priority is lower than that of requests, but high
 * enough to read a valid document in time on a busy machine.
 */
function limitedCommand({ worker, options }: Reading): string[] {
  const node = [
    process.execPath,
    `--max-old-space-size=${readerLimits.heapMegabytes}`,
    "--disable-warning=ExperimentalWarning",
    workerFile(worker),
    JSON.stringify(options),
  ];
  if (process.platform === "win32") return node;
  const memory = process.platform === "linux" ? `ulimit -d ${readerLimits.memoryMegabytes * 1024}; ` : "";
  return [
    "/bin/sh",
    "-c",
    `${memory}ulimit -t ${readerLimits.processorSeconds}; exec nice -n 3 "$0" "$@"`,
    ...node,
  ];
}
