import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const serverProgram = fileURLToPath(new URL("../../reference-api/src/main.ts", import.meta.url));

export interface ServerProcess {
  /** Resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the real server as a process; resolves when it responds. */
export async function launchServer(
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serverProgram], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port) },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await waitUntilReady(port, child);
  return {
    async end(signal) {
      if (child.exitCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** Waits for minutes on a busy machine, but not for a server that has ended. */
async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (child.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The server on port ${port} did not become ready`);
}
