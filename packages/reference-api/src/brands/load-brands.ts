import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readSettings } from "@kaitori/brand/settings";
import type { ServedBrand } from "./brand.ts";

export const brandsDir = fileURLToPath(new URL("../../../../brands", import.meta.url));

/** A brand that cannot be served; the message names the file, the key and the reason. */
export class BrandError extends Error {
  override name = "BrandError";
}

/** Every folder with a settings.ts is a brand; the server has no list of names. */
export async function loadBrands(folder: string = brandsDir): Promise<ServedBrand[]> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "settings.ts")));
  const brands = await Promise.all(names.sort().map((name) => loadBrand(folder, name)));
  refuseSharedHosts(brands);
  return brands;
}

async function loadBrand(folder: string, name: string): Promise<ServedBrand> {
  const file = join(folder, name, "settings.ts");
  try {
    const module: { default?: unknown } = await import(pathToFileURL(file).href);
    return { name, settings: readSettings(module.default) };
  } catch (error) {
    throw new BrandError(
      `brands/${name}/settings.ts: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function refuseSharedHosts(brands: readonly ServedBrand[]): void {
  const owners = new Map<string, string>();
  for (const { name, settings } of brands)
    for (const host of settings.hosts) {
      const owner = owners.get(host);
      if (owner)
        throw new BrandError(
          `brands/${name}/settings.ts: hosts: "${host}" is already a host of brand ${owner}`,
        );
      owners.set(host, name);
    }
}
