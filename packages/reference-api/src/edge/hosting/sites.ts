import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { storeBuild } from "./past-builds.ts";

export interface ServedSite {
  readonly site: BuiltSite | undefined;
  /** True if the folder did not change during the read, so that hashed files are final. */
  readonly isComplete: boolean;
}

export type FindSite = (brand: ServedBrand) => ServedSite;

/** State of the folder of a site. */
interface SiteState extends ServedSite {
  /** Modification time of builds/latest.json; 0 without the file. */
  readonly modifiedAt: number;
  readonly fingerprint: string;
  /** Fingerprint of the folder when the site was read. */
  readonly siteFingerprint: string | undefined;
  /** True if the folder needs no check until builds/latest.json changes. */
  readonly isSettled: boolean;
  readonly checkedAt: number;
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
    const modifiedAt = modificationTime(latestFile(dist));
    const checkedAt = clock().getTime();
    const previous = states.get(brand.name);
    if (
      previous &&
      ((previous.isSettled && previous.modifiedAt === modifiedAt) ||
        checkedAt < previous.checkedAt + checkMilliseconds)
    )
      return previous;
    const state = { ...readState(dist, { modifiedAt, checkedAt }, brand, previous), modifiedAt, checkedAt };
    if (state.isSettled && state.site) storeBuild(dataDir, brand, dist, state.site.buildId);
    states.set(brand.name, state);
    return state;
  };
}

function readState(
  dist: string,
  { modifiedAt, checkedAt }: Pick<SiteState, "modifiedAt" | "checkedAt">,
  brand: ServedBrand,
  previous: SiteState | undefined,
): Omit<SiteState, "modifiedAt" | "checkedAt"> {
  const { site, isComplete = true, siteFingerprint } = previous ?? {};
  if (modifiedAt === 0) return { site, isComplete, siteFingerprint, fingerprint: "", isSettled: true };
  const { fingerprint, newest } = fingerprintOf(dist);
  const isUnchanged = previous
    ? fingerprint === previous.fingerprint
    : newest <= checkedAt - checkMilliseconds;
  if (site && !isUnchanged) return { site, isComplete, siteFingerprint, fingerprint, isSettled: false };
  // Without a previous build a changing folder is served too.
  const read = site && siteFingerprint === fingerprint ? site : readBuiltSite(dist, brand);
  return {
    site: read,
    isComplete: isUnchanged,
    siteFingerprint: fingerprint,
    fingerprint,
    isSettled: isUnchanged,
  };
}

/** Computes a fingerprint of the folder's files and the modification time of the newest. */
function fingerprintOf(folder: string): { fingerprint: string; newest: number } {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const { size = 0, mtimeMs = 0 } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    return { line: `${name} ${size} ${mtimeMs}`, mtimeMs };
  });
  return {
    fingerprint: entries
      .map(({ line }) => line)
      .sort()
      .join("\n"),
    newest: entries.reduce((newest, { mtimeMs }) => Math.max(newest, mtimeMs), 0),
  };
}

const modificationTime = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
