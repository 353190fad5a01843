import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";
import { Refusal } from "../commands/command.ts";
import { say } from "../sentences/say.ts";

/** Serves the built sites of the repository with new demo accounts. */
export async function serveSite(root: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), "kaitori-look-"));
  const server = spawn(join(root, "node_modules/.bin/kaitori-server"), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DATA_DIR: dataFolder,
      // Leaves an entry under review in that state.
      REVIEW: "desk",
    },
  });
  const ended = once(server, "exit").catch(() => undefined);
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  let output = "";
  const isUp = new Promise<boolean>((answer) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (text: Buffer) => {
        output += text;
        if (output.includes("listening")) answer(true);
      });
    void ended.then(() => answer(false));
  });
  if (await isUp) return { port, stop };
  await stop();
  throw new Refusal(say("serverFailed", { output }));
}
