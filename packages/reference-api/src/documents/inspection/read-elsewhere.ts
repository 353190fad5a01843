import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { NoTurn } from "../../turns.ts";
import { readerLimits } from "./limits.ts";
import { begun } from "./worker-answer.ts";

/** The process that reads could not be started, or ended before it came to the document. */
export class NoReader extends Error {
  override name = "NoReader";
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super("The process that reads documents did not start", { cause });
    this.code = code;
  }
}

export interface Reading {
  readonly worker: "pdf-worker" | "picture-worker";
  /** As JSON. */
  readonly wanted: unknown;
  readonly bytes: Uint8Array;
  /** So many bytes of an answer are taken. */
  readonly mostAnswered: number;
  /** Whoever sent the document has gone away: its process ends. */
  readonly signal?: AbortSignal | undefined;
}

/** A line of findings and what is kept of the document. */
export interface ReadAnswer {
  readonly findings: unknown;
  readonly bytes: Uint8Array;
}

/**
 * Reads a document in a process of its own whose memory and time are bounded: a document made to exhaust its reader
 * ends that process, and holds up nobody else. Undefined where the process was ended.
 */
export async function readElsewhere(
  reading: Reading,
  command: readonly string[] = limited(reading),
): Promise<ReadAnswer | undefined> {
  try {
    const said = await ask(reading, command);
    const end = said.indexOf("\n", begun.length);
    if (end < 0) return undefined;
    return {
      findings: JSON.parse(said.toString("utf8", begun.length, end)),
      bytes: said.subarray(end + 1),
    };
  } catch (error) {
    if (error instanceof NoReader || error instanceof NoTurn) throw error;
    // Out of memory, or of files to open, there is not even a child to listen to.
    throw new NoReader("not started", error);
  }
}

function ask(
  { bytes, mostAnswered, signal }: Reading,
  [command = "", ...words]: readonly string[],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Nothing of the server's environment: a document that takes the reader over finds no secret there.
    const child = spawn(command, words, {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: readerLimits.patience * 1000,
      killSignal: "SIGKILL",
    });
    stepBack(child.pid);
    const kill = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", kill, { once: true });
    child.once("error", (error) => reject(new NoReader("code" in error ? String(error.code) : "", error)));
    const said: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      said.push(chunk);
      size += chunk.length;
      if (size > mostAnswered) kill();
    });
    child.once("close", (exit, ended) => {
      signal?.removeEventListener("abort", kill);
      const all = Buffer.concat(said);
      if (signal?.aborted) reject(new NoTurn());
      else if (!all.subarray(0, begun.length).equals(begun)) reject(new NoReader(ended ?? `exit ${exit}`));
      else resolve(ended ? begun : all);
    });
    // A reader that has ended early takes no more.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  });
}

/** With the extension of this file: TypeScript source here, built JavaScript where the package is installed. */
const program = (worker: string) =>
  fileURLToPath(new URL(`./${worker}${extname(import.meta.url)}`, import.meta.url));

/**
 * The shell sets the limits that Node cannot: of memory, buffers included, and of processor time. Linux keeps both; elsewhere the
 * process watches its own memory, and the clock remains everywhere.
 */
export function limited({ worker, wanted }: Reading, system: string = process.platform): string[] {
  const node = [
    process.execPath,
    `--max-old-space-size=${readerLimits.heap}`,
    "--disable-warning=ExperimentalWarning",
    program(worker),
    JSON.stringify(wanted),
    ...(system === "linux" ? [] : [String(readerLimits.resident)]),
  ];
  if (system === "win32") return node;
  const memory = system === "linux" ? `ulimit -d ${readerLimits.memory * 1024}; ` : "";
  return ["/bin/sh", "-c", `${memory}ulimit -t ${readerLimits.seconds}; exec "$0" "$@"`, ...node];
}

/** Answering requests goes before reading a document, which has its share of a busy machine all the same. */
const stepsBack = 8;

function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, stepsBack);
  } catch {
    // It has ended already, or this system does not let us.
  }
}
