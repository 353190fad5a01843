import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { BuiltSite } from "./built-site.ts";

/** Takes `@kaitori/site` from its one build: an import of the hashed file, and the same bytes in each brand. */
export function sharedSite(site: BuiltSite): Plugin {
  let outDir = "";
  return {
    name: "kaitori:shared-site",
    enforce: "pre",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    resolveId: (id) =>
      id === "@kaitori/site" ? { id: `/${site.manifest.entry}`, external: "absolute" } : null,
    writeBundle() {
      cpSync(join(site.clientFolder, "assets"), join(outDir, "assets"), { recursive: true });
    },
  };
}
