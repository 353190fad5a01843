import { watch } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { ServedBrand } from "./brand.ts";
import { loadBrand } from "./load-brands.ts";

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
      const { settings, copy, tokens, sections } = await loadBrand(folder, brand.name, saves);
      brand.settings = { ...settings, hosts };
      brand.copy = copy;
      brand.tokens = tokens;
      if (sections) brand.sections = sections;
      else delete brand.sections;
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
