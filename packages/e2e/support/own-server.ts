import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@kaitori/brand";
import { freePort } from "@kaitori/tooling/free-port";
import { type ServerProcess, startServer } from "@kaitori/tooling/server-process";
import { builtSite } from "./built-site.ts";
import { seededData } from "./seeded-data.ts";
import { test as base } from "./test.ts";
import { testedBrand } from "./words.ts";

/** A server that a journey may stop, restart and give a changed site. */
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

async function startOwnServer(brand: Brand) {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-own-"));
  const site = join(folder, "sites", brand.name, "dist");
  cpSync(builtSite(brand), site, { recursive: true });
  const data = join(folder, "data");
  cpSync(seededData, data, { recursive: true });
  const port = await freePort();
  let running: ServerProcess | undefined;

  const start = async (environment: Record<string, string> = {}) => {
    running = await startServer({
      PORT: String(port),
      DATA_DIR: data,
      SITES_DIR: join(folder, "sites"),
      REVIEW: "desk",
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
    /** Folder with a copy of the brand's built site. */
    site,
    start,
    stop,
    /** Stops the server and deletes its data. */
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A separate server for a journey that breaks something or moves the clock; relative addresses resolve to it. */
export const test = base.extend<{ server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
    async ({}, use) => {
      const server = await startOwnServer(testedBrand());
      await use(server);
      await server.remove();
    },
    // Starting the process does not count as journey time.
    { timeout: 330_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
