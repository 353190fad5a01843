import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";
import { freePort } from "@kaitori/tooling/free-port";
import { type ServerProcess, startServer } from "@kaitori/tooling/server-process";
import { seededData } from "./seeded-data.ts";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));

/** A server that a journey may stop, restart and give a changed site. */
export interface OwnServer {
  readonly origin: string;
  /** Folder with a copy of the brand's built site. */
  readonly site: string;
  start(environment?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

export async function startOwnServer(brand: Brand): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-own-"));
  const site = join(folder, "sites", brand.name, "dist");
  mkdirSync(join(folder, "sites", brand.name), { recursive: true });
  cpSync(join(apps, brand.name, "dist"), site, { recursive: true });
  const data = join(folder, "data");
  cpSync(seededData, data, { recursive: true });
  const port = await freePort();
  let running: ServerProcess | undefined;

  const start = async (environment: Record<string, string> = {}) => {
    running = await startServer({
      PORT: String(port),
      DATA_DIR: data,
      SITES_DIR: join(folder, "sites"),
      ...environment,
    });
  };
  const stop = async () => {
    await running?.end("SIGKILL");
    running = undefined;
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
