import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { journeysFolder } from "./seeded-data.ts";

export const serverProgram = fileURLToPath(new URL("../../reference-api/src/main.ts", import.meta.url));

const compiled = join(journeysFolder, "compiled");

export interface Running {
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The real server as a process of its own, once it answers. */
export async function launch(port: number, environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [serverProgram], {
    stdio: ["ignore", "ignore", "inherit"],
    // A journey may start its server several times; what the first start compiled serves all.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment, PORT: String(port) },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await ready(port, child);
  return {
    async end(signal) {
      if (child.exitCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** A busy machine takes minutes; a server that has ended is not waited for. */
async function ready(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The server on port ${port} did not become ready`);
}
