import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";

const main = fileURLToPath(new URL("../../reference-api/src/main.ts", import.meta.url));
const apps = fileURLToPath(new URL("../../../apps", import.meta.url));

/** A server that a journey may stop, start again, and whose built site it may change. */
export interface OwnServer {
  readonly origin: string;
  /** The brand's built site, a copy of its own. */
  readonly site: string;
  start(environment?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes everything it had. */
  remove(): Promise<void>;
}

export async function ownServer(brand: Brand): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-own-"));
  const site = join(folder, "sites", brand.name, "dist");
  mkdirSync(join(folder, "sites", brand.name), { recursive: true });
  cpSync(join(apps, brand.name, "dist"), site, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;

  const stop = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  const start = async (environment: Record<string, string> = {}) => {
    child = spawn(process.execPath, [main], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(folder, "data"),
        SITES_DIR: join(folder, "sites"),
        ...environment,
      },
    });
    await ready(port);
  };

  await start();
  return {
    origin: `http://${brand.settings.hosts[0]}:${port}`,
    site,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`The server on port ${port} did not become ready`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
