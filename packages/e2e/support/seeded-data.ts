import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { launch } from "./server-process.ts";

let made: Promise<string> | undefined;

/** A data folder with the demo accounts in it, made once for a worker: copying it is much faster than making it. */
export function seededData(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-seeded-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, "data");
  const server = await launch(await freePort(), { DATA_DIR: data });
  await server.end("SIGTERM");
  return data;
}
