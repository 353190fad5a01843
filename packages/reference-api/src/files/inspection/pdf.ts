import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { semaphore } from "../../semaphore.ts";
import { activeContents } from "./active-content.ts";
import type { InspectionResult } from "./inspection-result.ts";
import type { FileLimits } from "./limits.ts";
import type { PdfFindings } from "./pdf-worker.ts";

const patience = 15_000;
/** In MB: what scripts may hold, and what the process may have in all; half of that V8 reserves and does not use. */
const heap = 128;
const memory = 1024;

/** A reader is a process of at most some 500 MB in use; a document that waits costs its own size. */
export const pdfReaders = semaphore({ concurrency: 2, queueLength: 20, timeout: 20_000 });

/** The process that reads could not be started, or ended before it came to the document. */
export class NoReader extends Error {
  override name = "NoReader";
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super("The process that reads PDFs did not start", { cause });
    this.code = code;
  }
}

/**
 * Reads the PDF in a process of its own whose memory and time the operating system bounds: a document made to exhaust
 * its reader ends that process, and holds up nobody else.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  limits: FileLimits,
  command = limited(),
): Promise<InspectionResult> {
  const findings = await pdfReaders.run(() => readInProcess(bytes, command));
  if (findings === "broken") return { refused: "brokenPdf" };
  if (findings === "encrypted") return { refused: "encryptedPdf" };
  if (findings.pages > limits.pages) return { refused: "tooManyPages" };
  const { pages, active } = findings;
  return { accepted: { contentType: "application/pdf", bytes, preview: "", pages, active } };
}

/** What the process runs is of the same kind as this file: the source here, what was built of it where it is installed. */
const reader = fileURLToPath(new URL(`./pdf-worker${extname(import.meta.url)}`, import.meta.url));
const node = () => [
  process.execPath,
  `--max-old-space-size=${heap}`,
  "--disable-warning=ExperimentalWarning",
  reader,
];

/**
 * The shell sets the limits that Node cannot: of memory, buffers included, and of processor time. Linux keeps both;
 * where a limit is not known, and on Windows, those of the heap and of the clock remain.
 */
const limited = () =>
  process.platform === "win32"
    ? node()
    : [
        "/bin/sh",
        "-c",
        `ulimit -d ${memory * 1024}; ulimit -t ${patience / 1000}; exec "$0" "$@"`,
        ...node(),
      ];

const Findings: v.GenericSchema<unknown, PdfFindings> = v.union([
  v.object({ pages: v.number(), active: v.array(v.picklist(activeContents)) }),
  v.literal("encrypted"),
  v.literal("broken"),
]);

/** What the process says before it looks at the document. */
const begun = "begun\n";

/** A process that has begun and ends without a finding has met a document that cannot be read. */
function readInProcess(bytes: Uint8Array, [command = "", ...words]: readonly string[]): Promise<PdfFindings> {
  return new Promise<PdfFindings>((resolve, reject) => {
    // Nothing of the server's environment: a document that takes the reader over finds no secret there.
    const child = spawn(command, words, {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: patience,
      killSignal: "SIGKILL",
    });
    stepBack(child.pid);
    child.once("error", (error) => reject(new NoReader("code" in error ? String(error.code) : "", error)));
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.once("close", (exit, signal) => {
      if (said.startsWith(begun)) resolve(findingsOf(said.slice(begun.length)));
      else reject(new NoReader(signal ?? `exit ${exit}`));
    });
    // A reader that has ended early takes no more.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  }).catch((error) => {
    // Out of memory, or of files to open, there is not even a child to listen to.
    throw error instanceof NoReader ? error : new NoReader("not started", error);
  });
}

/** Answering requests has priority over reading a document. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system does not let us.
  }
}

function findingsOf(said: string): PdfFindings {
  try {
    return v.parse(Findings, JSON.parse(said));
  } catch {
    return "broken";
  }
}
