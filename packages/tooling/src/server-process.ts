import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const serverProgram = fileURLToPath(new URL("../../reference-api/src/main.ts", import.meta.url));

export interface ServerProcess {
  readonly port: number;
  /** Milliseconds from the start until the server listens. */
  readonly readyAfter: number;
  readonly process: ChildProcess;
  /** Resolves with the exit code when the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** In milliseconds: minutes, since a busy machine starts a server slowly. */
const longestStart = 300_000;

/** Starts the reference server as a process, on a free port by default; resolves when it listens. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const deadline = setTimeout(() => child.kill("SIGKILL"), longestStart);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.includes('"event":"listening"')) resolve(JSON.parse(line).port);
    });
    ended.then((code) =>
      reject(new Error(`The server ended with ${code ?? child.signalCode} before it listened`)),
    );
  }).finally(() => clearTimeout(deadline));
  return {
    port,
    readyAfter: performance.now() - startedAt,
    process: child,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
