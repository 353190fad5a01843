import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";

/** Keeps the sites in memory, and reads a new build without a restart. */
export function createSites({ config: { sitesDir, dataDir } }: Pick<Services, "config">) {
  const sites = new Map<string, { site: BuiltSite; modifiedAt: number }>();
  return (brand: ServedBrand): BuiltSite | undefined => {
    const dist = join(sitesDir, brand.name, "dist");
    const served = sites.get(brand.name);
    const modifiedAt = statSync(latestFile(dist), { throwIfNoEntry: false })?.mtimeMs;
    // A build first removes this file and last writes it.
    if (modifiedAt === undefined || modifiedAt === served?.modifiedAt) return served?.site;
    const site = readBuiltSite(dist);
    if (!site) return served?.site;
    storeBuild(dataDir, brand, dist, site.buildId);
    sites.set(brand.name, { site, modifiedAt });
    return site;
  };
}

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
