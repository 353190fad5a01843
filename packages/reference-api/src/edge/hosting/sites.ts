import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { storeBuild } from "./past-builds.ts";

export interface ServedSite {
  readonly site: BuiltSite | undefined;
  /** True if the folder did not change during the read, so that hashed files are final. */
  readonly complete: boolean;
}

export type FindSite = (brand: ServedBrand) => ServedSite;

/** State of the folder of a site. */
interface SiteState extends ServedSite {
  /** Modification time of builds/latest.json; 0 without the file. */
  readonly stamp: number;
  readonly files: string;
  /** Fingerprint of the files that the site was read from. */
  readonly readFrom: string | undefined;
  /** True if the folder needs no check until builds/latest.json changes. */
  readonly isSettled: boolean;
  readonly at: number;
}

/** Milliseconds between two checks of a changing folder. */
const checkMilliseconds = 1_000;

/**
 * Keeps the sites in memory. When builds/latest.json changes, the folder is read once it has stopped changing; until
 * then the previous build is served.
 */
export function createSites({
  config: { sitesDir, dataDir },
  clock,
}: Pick<Services, "config" | "clock">): FindSite {
  const states = new Map<string, SiteState>();
  return (brand) => {
    const dist = join(sitesDir, brand.name, "dist");
    const stamp = modificationTime(latestFile(dist));
    const at = clock().getTime();
    const before = states.get(brand.name);
    if (before && ((before.isSettled && before.stamp === stamp) || at < before.at + checkMilliseconds))
      return before;
    const state = { ...readState(dist, { stamp, at }, brand, before), stamp, at };
    if (state.isSettled && state.site) storeBuild(dataDir, brand, dist, state.site.buildId);
    states.set(brand.name, state);
    return state;
  };
}

function readState(
  dist: string,
  { stamp, at }: Pick<SiteState, "stamp" | "at">,
  brand: ServedBrand,
  before: SiteState | undefined,
): Omit<SiteState, "stamp" | "at"> {
  const { site, complete = true, readFrom } = before ?? {};
  if (stamp === 0) return { site, complete, readFrom, files: "", isSettled: true };
  const { files, newest } = filesIn(dist);
  const isUnchanged = before ? files === before.files : newest <= at - checkMilliseconds;
  if (site && !isUnchanged) return { site, complete, readFrom, files, isSettled: false };
  // Without a previous build a changing folder is served too.
  const read = site && readFrom === files ? site : readBuiltSite(dist, brand);
  return { site: read, complete: isUnchanged, readFrom: files, files, isSettled: isUnchanged };
}

/** Computes a fingerprint of the folder's files and the time of the newest. */
function filesIn(folder: string): { files: string; newest: number } {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size = 0, mtimeMs = 0 } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return { words: `${name} ${size} ${mtimeMs}`, mtimeMs };
  });
  return {
    files: entries
      .map(({ words }) => words)
      .sort()
      .join("\n"),
    newest: entries.reduce((newest, { mtimeMs }) => Math.max(newest, mtimeMs), 0),
  };
}

const modificationTime = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
