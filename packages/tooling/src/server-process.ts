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

/** Starts the reference server as a process, on a free port by default; resolves when it listens. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, PORT: "0", REVIEW: "desk", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { event, port } = JSON.parse(line);
      if (event === "listening") resolve(port);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code} before it listened`)));
  });
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
