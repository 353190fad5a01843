import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand, RenderedPage } from "@kaitori/brand";
import * as v from "valibot";

const files = { chunks: v.array(v.string()), css: v.array(v.string()) };

const screenFiles = {
  ...files,
  /** Files that the screen needs for some contents only. */
  parts: v.optional(v.record(v.string(), v.object(files)), {}),
};

const RouteFiles = v.object({ path: v.string(), ...screenFiles });
export type RouteFiles = v.InferOutput<typeof RouteFiles>;

const RouteManifest = v.object({
  entry: v.string(),
  /** The script that records clicks until the site has started. */
  earlyClicks: v.string(),
  chunks: v.array(v.string()),
  css: v.array(v.string()),
  routes: v.array(RouteFiles),
  /** Files of a page that only one brand has (`sections.pages`), whose address is known only in the brand's build. */
  ownPage: v.object(screenFiles),
});
type RouteManifest = v.InferOutput<typeof RouteManifest>;

/** The prerenderer that `prerender.tsx` of the site exports. */
export interface SitePrerenderer {
  pagesOf(brand: Brand): readonly {
    readonly path: string;
    readonly prerender: boolean;
    /** True if only this brand has the page. */
    readonly isBrandPage: boolean;
    /** True if the sitemap lists the page. */
    readonly isIndexed: boolean;
    /** True if no third-party script runs there, regardless of the brand's tags. */
    readonly tagFree: boolean;
    /** The pattern of each parameter, as the source of a regular expression. */
    readonly params: Readonly<Record<string, string>>;
  }[];
  renderPage(brand: Brand, path: string): Promise<RenderedPage>;
  renderShell(brand: Brand): RenderedPage;
}

/** The site, built once for all brands: browser files, and the prerenderer of its pages. */
export interface BuiltSite {
  readonly clientFolder: string;
  readonly manifest: RouteManifest;
  loadPrerenderer(): Promise<SitePrerenderer>;
}

export function findBuiltSite(appFolder: string): BuiltSite {
  const packageFile = createRequire(join(appFolder, "package.json")).resolve("@kaitori/site/package.json");
  const dist = join(dirname(packageFile), "dist");
  let manifest: RouteManifest | undefined;
  return {
    clientFolder: join(dist, "client"),
    // Read lazily, because other tools load this configuration before anything is built.
    get manifest() {
      manifest ??= readManifest(join(dist, "client", "route-manifest.json"));
      return manifest;
    },
    loadPrerenderer: () => import(pathToFileURL(join(dist, "prerender", "prerender.js")).href),
  };
}

function readManifest(file: string): RouteManifest {
  if (!existsSync(file)) {
    throw new Error("The site has not been built yet. Run: npm run build");
  }
  return v.parse(RouteManifest, JSON.parse(readFileSync(file, "utf8")));
}
