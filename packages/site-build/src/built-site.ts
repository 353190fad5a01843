import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "@kaitori/brand";
import * as v from "valibot";

const RouteFiles = v.object({
  path: v.string(),
  chunks: v.array(v.string()),
  css: v.array(v.string()),
});
export type RouteFiles = v.InferOutput<typeof RouteFiles>;

const RouteManifest = v.object({ entry: v.string(), css: v.array(v.string()), routes: v.array(RouteFiles) });

export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** The prerenderer of the site, as its server build exports it. */
export interface SiteRenderer {
  readonly pages: readonly { readonly path: string; readonly prerender: boolean }[];
  renderPage(brand: Brand, path: string): Promise<RenderedPage>;
  renderShell(brand: Brand): Promise<RenderedPage>;
}

/** The site as it was built once: browser files to share, and the renderer for the pages. */
export interface BuiltSite {
  readonly clientFolder: string;
  readonly manifest: v.InferOutput<typeof RouteManifest>;
  loadRenderer(): Promise<SiteRenderer>;
}

export function findBuiltSite(shellRoot: string): BuiltSite {
  const packageFile = createRequire(join(shellRoot, "package.json")).resolve("@kaitori/site/package.json");
  const dist = join(dirname(packageFile), "dist");
  const manifestFile = join(dist, "client", "route-manifest.json");
  if (!existsSync(manifestFile)) {
    throw new Error("The site has not been built yet. Run: pnpm turbo run build --filter=@kaitori/site");
  }
  return {
    clientFolder: join(dist, "client"),
    manifest: v.parse(RouteManifest, JSON.parse(readFileSync(manifestFile, "utf8"))),
    loadRenderer: () => import(pathToFileURL(join(dist, "server", "server.js")).href),
  };
}
