import { existsSync, readdirSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrandTokens } from "@kaitori/brand";
import { readSections } from "@kaitori/brand/sections";
import { hostsOf, readSettings } from "@kaitori/brand/settings";
import { withFurtherPapers } from "@kaitori/brand/text";
import { areTokens } from "@kaitori/brand/tokens";
import * as v from "valibot";
import type { Log } from "../log.ts";
import type { ServedBrand } from "./brand.ts";

/** A brand that cannot be served; the message names the file, the key and the reason. */
export class BrandError extends Error {
  override name = "BrandError";
}

/** Loads all folders with a settings.ts as brands. */
export async function loadBrands(folder: string): Promise<ServedBrand[]> {
  if (!existsSync(folder)) throw new BrandError(`BRANDS_DIR ${resolve(folder)} does not exist.`);
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "settings.ts")));
  const brands = await Promise.all(names.sort().map((name) => loadBrand(folder, name)));
  refuseSharedHosts(folder, brands);
  return brands;
}

/** Loads a brand. `saves` counts the saves since start, to bypass the module cache. */
async function loadBrand(folder: string, name: string, saves = 0): Promise<ServedBrand> {
  const source = { folder, name, saves };
  const settings = await loadDefault(source, "settings.ts", readSettings);
  const overrides = await loadDefault(source, "copy.ts", (value) => v.parse(Overrides, value));
  const copy = withFurtherPapers({ copy: overrides, settings });
  const tokens = await loadDefault(source, "tokens.ts", readTokens);
  if (!existsSync(join(folder, name, "sections.ts"))) return { name, settings, copy, tokens };
  const sections = await loadDefault(source, "sections.ts", readSections);
  return { name, settings, copy, tokens, sections };
}

/** Checks only values; the compiler and the brand check verify the keys. */
const Overrides = v.record(v.string(), v.string());

function readTokens(value: unknown): BrandTokens {
  if (areTokens(value)) return value;
  throw new TypeError(`the tokens are invalid; "npx pnpm brand check" shows why`);
}

async function loadDefault<Value>(
  { folder, name, saves }: { folder: string; name: string; saves: number },
  file: string,
  read: (value: unknown) => Value,
): Promise<Value> {
  try {
    const address = pathToFileURL(join(folder, name, file));
    if (saves > 0) address.searchParams.set("saves", String(saves));
    const module: { default?: unknown } = await import(address.href);
    return read(module.default);
  } catch (error) {
    throw new BrandError(
      `${join(folder, name, file)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function refuseSharedHosts(folder: string, brands: readonly ServedBrand[]): void {
  const owners = new Map<string, string>();
  for (const brand of brands)
    for (const host of hostsOf(brand.settings)) {
      const owner = owners.get(host);
      if (owner)
        throw new BrandError(
          `${join(folder, brand.name, "settings.ts")}: hosts: "${host}" is already a host of brand ${owner}`,
        );
      owners.set(host, brand.name);
    }
}

const watchedFiles = new Set(["settings.ts", "copy.ts", "tokens.ts", "sections.ts"]);
/** Milliseconds to wait, because editors write a file in several steps. */
const delayMilliseconds = 50;

/** Reloads saved settings, copy and tokens in development, except hosts. Logs invalid files and keeps the last valid version. */
export function watchBrands(brands: readonly ServedBrand[], log: Log, folder: string): { stop(): void } {
  const watchers = brands.map((brand) => watchBrand(brand, log, folder));
  return {
    stop() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

function watchBrand(brand: ServedBrand, log: Log, folder: string) {
  let timer: NodeJS.Timeout | undefined;
  let saves = 0;
  const { hosts } = brand.settings;
  const reload = async () => {
    saves += 1;
    try {
      const { settings, ...parts } = await loadBrand(folder, brand.name, saves);
      Object.assign(brand, { ...parts, settings: { ...settings, hosts } });
      if (!parts.sections) delete brand.sections;
      log("info", "brand read again", { brand: brand.name });
    } catch (error) {
      log("warn", "brand not read", { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return watch(join(folder, brand.name), (_event, file) => {
    if (file !== null && !watchedFiles.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, delayMilliseconds);
  });
}
