import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { freePort } from "@kaitori/tooling/free-port";
import { turboCache } from "./repository-copy.ts";
import { visitor } from "./visitor.ts";

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Runs `npm start` in a folder; resolves when the brands are served. */
export const startBrands = (folder: string) =>
  startServer(
    folder,
    () => [process.execPath, "packages/tooling/bin/kaitori.mjs", "start", "--no-handbook"],
    "Ctrl+C",
  );

/** Starts a server with a command of the folder; resolves when its output contains `readyText`. */
export async function startServer(
  folder: string,
  program: (port: number) => readonly string[],
  readyText: string,
) {
  const port = await freePort();
  return await startServerOn(port, folder, program(port), readyText);
}

export async function startServerOn(
  port: number,
  folder: string,
  program: readonly string[],
  readyText: string,
) {
  const [command = "", ...args] = program;
  const child = spawn(command, args, {
    cwd: folder,
    // Not on CI, where a brand that is not in the lockfile is refused.
    env: { ...process.env, ...turboCache, CI: undefined, PORT: String(port), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await waitForOutput(child, readyText);
  return {
    output,
    port,
    read: (host: string, path: string) => visitor(port, host).get(path),
    stop: () => stop(child),
  };
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

function waitForOutput(child: ChildProcess, readyText: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (text: Buffer) => {
      output += text;
      if (output.includes(readyText)) resolve(output);
    });
    child.on("exit", (code) => reject(new Error(`The program ended with ${code}:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.on("exit", () => resolve());
    child.kill("SIGINT");
  });
}
