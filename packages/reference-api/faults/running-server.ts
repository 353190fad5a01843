import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

export const serverProgram = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface RunningServer {
  port: number;
  /** Milliseconds from the start until the server listens. */
  readyAfter: number;
  process: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, DEMO: "0", PORT: "0", REVIEW: "desk", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const entry: unknown = JSON.parse(line);
      if (v.is(Listening, entry)) resolve(entry.port);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code} before it listened`)));
  });
  return {
    port,
    readyAfter: performance.now() - startedAt,
    process: child,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

const Listening = v.object({ event: v.literal("listening"), port: v.number() });
