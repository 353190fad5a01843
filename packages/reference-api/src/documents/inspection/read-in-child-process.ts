import { type ExecFileException, execFile } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { QueueRefusal } from "../../work-queue.ts";
import { readerLimits } from "./inspection-result.ts";
import { startMark } from "./worker-answer.ts";

/** The child process did not start, or ended before it read the document. */
export class ReaderNotStarted extends Error {
  override name = "ReaderNotStarted";
  /** The signal, the exit code, or the error of the system. */
  readonly code: string;

  constructor(cause: ExecFileException | null) {
    super("The process that reads documents did not start", { cause });
    this.code = String(cause?.signal ?? cause?.code ?? "exit 0");
  }
}

interface Reading {
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
): Promise<{ findings: unknown; bytes: Buffer } | undefined> {
  const { error, output } = await runReader(reading, command).catch((error) => {
    throw new ReaderNotStarted(error);
  });
  if (reading.signal?.aborted) throw new QueueRefusal();
  if (!output.subarray(0, startMark.length).equals(startMark)) throw new ReaderNotStarted(error);
  const end = output.indexOf("\n", startMark.length);
  if (error || end < 0) return undefined;
  return {
    findings: JSON.parse(output.toString("utf8", startMark.length, end)),
    bytes: output.subarray(end + 1),
  };
}

function runReader(
  { bytes, maximumAnswerBytes, signal }: Reading,
  [command = "", ...commandArguments]: readonly string[],
): Promise<{ error: ExecFileException | null; output: Buffer }> {
  return new Promise((resolve) => {
    const options = {
      // The environment contains no secret for a malicious document.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      encoding: "buffer",
      maxBuffer: maximumAnswerBytes,
      timeout: readerLimits.wallClockSeconds * 1000,
      killSignal: "SIGKILL",
      signal,
    } as const;
    const { stdin, stderr } = execFile(command, commandArguments, options, (error, output) =>
      resolve({ error, output }),
    );
    // Messages of a library must not count as an answer that is too long.
    stderr?.removeAllListeners("data").resume();
    // The child process may end before it has read everything.
    stdin?.on("error", () => {});
    stdin?.end(bytes);
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
