import { statSync } from "node:fs";
import { join } from "node:path";
import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/config.ts";
import { type BuiltSite, latestFile, readBuiltSite } from "./built-site.ts";
import { keepBuild } from "./past-builds.ts";

export type FindSite = (brand: ServedBrand) => BuiltSite | undefined;

interface Loaded {
  stamp: number;
  site: BuiltSite | undefined;
}

/** The sites in memory, read again when their builds/latest.json changes: a deploy needs no restart. */
export function sites({ sitesDir, dataDir }: Pick<Config, "sitesDir" | "dataDir">): FindSite {
  const loaded = new Map<string, Loaded>();
  return (brand) => {
    const dist = join(sitesDir, brand.name, "dist");
    const stamp = stampOf(latestFile(dist));
    const known = loaded.get(brand.name);
    if (known?.stamp === stamp) return known.site;
    const site = stamp === 0 ? undefined : readBuiltSite(dist, brand);
    if (site) keepBuild(dataDir, brand, dist, site.buildId);
    loaded.set(brand.name, { stamp, site });
    return site;
  };
}

const stampOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
