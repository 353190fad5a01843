import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";

interface ServedSite {
  readonly site: BuiltSite | undefined;
  /** True if the folder did not change during the read, so that hashed files are final. */
  readonly isComplete: boolean;
}

type FindSite = (brand: ServedBrand) => ServedSite;

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

const maximumBuilds = 5;

const folderOf = (dataDir: string, brand: ServedBrand) => join(dataDir, "builds", brand.name);

/** Copies files that open tabs may still request, and deletes the oldest builds. */
function storeBuild(dataDir: string, brand: ServedBrand, dist: string, buildId: string): void {
  const folder = folderOf(dataDir, brand);
  const target = join(folder, buildId);
  if (!existsSync(target)) {
    // Renames the copy when complete, so that an interrupted copy does not count as a build.
    const unfinished = `${target}.${randomUUID()}.unfinished`;
    mkdirSync(unfinished, { recursive: true });
    for (const part of ["assets", `builds/meta/${buildId}.json`, `builds/pages/${buildId}`]) {
      if (existsSync(join(dist, part))) cpSync(join(dist, part), join(unfinished, part), { recursive: true });
    }
    renameAtomically(unfinished, target);
  }
  for (const old of pastBuilds(folder).slice(maximumBuilds))
    rmSync(join(folder, old), { recursive: true, force: true });
}

/** Renames the copy, unless another server with the same folder was first. */
function renameAtomically(unfinished: string, target: string): void {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Allows no segment with a leading dot, which could leave the folder. */
const pastPath = /^\/(?:assets|builds\/meta|builds\/pages)(?:\/\w[\w.-]*)+$/;

/** Finds a file in earlier builds, the newest first. */
export function findPastFile(dataDir: string, brand: ServedBrand, path: string): SiteFile | undefined {
  const folder = folderOf(dataDir, brand);
  if (!pastPath.test(path) || !existsSync(folder)) return undefined;
  const build = pastBuilds(folder).find((id) =>
    statSync(join(folder, id, path), { throwIfNoEntry: false })?.isFile(),
  );
  return build === undefined ? undefined : readSiteFile(join(folder, build, path));
}

const pastBuilds = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith(".unfinished"))
    .map((name) => ({ name, storedAt: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.storedAt - one.storedAt)
    .map(({ name }) => name);
