import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteFiles } from "./built-site.ts";

/** What an open tab reads to learn of a newer build (spec §7), and which files each page of it needs. */
export function writeBuildManifest(outDir: string, id: string, routes: readonly RouteFiles[]): void {
  const folder = join(outDir, "builds");
  mkdirSync(join(folder, "meta"), { recursive: true });
  writeFileSync(join(folder, "latest.json"), JSON.stringify({ id }));
  writeFileSync(join(folder, "meta", `${id}.json`), JSON.stringify({ id, routes }));
}
