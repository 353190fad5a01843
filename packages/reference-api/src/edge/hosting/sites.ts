import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { storeBuild } from "./past-builds.ts";

export interface ServedSite {
  readonly site: BuiltSite | undefined;
  /** The folder did not change during the read, so its hashed files are final. */
  readonly complete: boolean;
}

export type FindSite = (brand: ServedBrand) => ServedSite;

/** The result of reading a site's folder. */
interface Look extends ServedSite {
  /** When builds/latest.json was written; 0 without one. */
  readonly stamp: number;
  readonly files: string;
  /** The files of which the site was read. */
  readonly readFrom: string | undefined;
  /** Reads again only when builds/latest.json changes. */
  readonly settled: boolean;
  readonly at: number;
}

/** In milliseconds: between two looks at a folder that is being written. */
const pause = 1_000;

/**
 * Keeps the sites in memory. A deploy needs no restart: when builds/latest.json changes, the folder is read once it
 * has stopped changing. Until then the previous build is served.
 */
export function createSites({
  config: { sitesDir, dataDir },
  clock,
}: Pick<Services, "config" | "clock">): FindSite {
  const looks = new Map<string, Look>();
  return (brand) => {
    const dist = join(sitesDir, brand.name, "dist");
    const stamp = stampOf(latestFile(dist));
    const at = clock().getTime();
    const before = looks.get(brand.name);
    if (before && ((before.settled && before.stamp === stamp) || at < before.at + pause)) return before;
    const look = { ...lookAt(dist, { stamp, at }, brand, before), stamp, at };
    if (look.settled && look.site) storeBuild(dataDir, brand, dist, look.site.buildId);
    looks.set(brand.name, look);
    return look;
  };
}

function lookAt(
  dist: string,
  { stamp, at }: Pick<Look, "stamp" | "at">,
  brand: ServedBrand,
  before: Look | undefined,
): Omit<Look, "stamp" | "at"> {
  const { site, complete = true, readFrom } = before ?? {};
  if (stamp === 0) return { site, complete, readFrom, files: "", settled: true };
  const { files, newest } = filesIn(dist);
  const still = before ? files === before.files : newest <= at - pause;
  if (site && !still) return { site, complete, readFrom, files, settled: false };
  // At the start no earlier build is in memory, so the folder is served even while it is being written.
  const read = site && readFrom === files ? site : readBuiltSite(dist, brand);
  return { site: read, complete: still, readFrom: files, files, settled: still };
}

/** A fingerprint of the folder's files, and the time of the newest. */
function filesIn(folder: string): { files: string; newest: number } {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size = 0, mtimeMs = 0 } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return { words: `${name} ${size} ${mtimeMs}`, mtimeMs };
  });
  return {
    files: found
      .map(({ words }) => words)
      .sort()
      .join("\n"),
    newest: found.reduce((newest, { mtimeMs }) => Math.max(newest, mtimeMs), 0),
  };
}

const stampOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
