import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand, RenderedPage } from "@kaitori/brand";
import * as v from "valibot";

const files = { chunks: v.array(v.string()), css: v.array(v.string()) };

const ofScreen = {
  ...files,
  /** Files that the screen also fetches for some contents. */
  parts: v.optional(v.record(v.string(), v.object(files)), {}),
};

const RouteFiles = v.object({ path: v.string(), ...ofScreen });
export type RouteFiles = v.InferOutput<typeof RouteFiles>;

const RouteManifest = v.object({
  entry: v.string(),
  /** The script that keeps presses until the entry is loaded. */
  presses: v.string(),
  chunks: v.array(v.string()),
  css: v.array(v.string()),
  routes: v.array(RouteFiles),
  /** Those of a page that only one brand has, wherever it is. */
  ownPage: v.object(ofScreen),
});
type RouteManifest = v.InferOutput<typeof RouteManifest>;

/** The prerenderer of the site, as `prerender.tsx` of the site exports it. */
export interface SitePrerenderer {
  pagesOf(brand: Brand): readonly {
    readonly path: string;
    readonly prerender: boolean;
    /** Only this brand has it. */
    readonly isOwn: boolean;
    /** Search engines may lead to it. */
    readonly isSought: boolean;
    /** No script of somebody else runs there, whatever the brand names. */
    readonly tagFree: boolean;
    /** The form of each parameter, as the source of a regular expression. */
    readonly params: Readonly<Record<string, string>>;
  }[];
  renderPage(brand: Brand, path: string): Promise<RenderedPage>;
  renderShell(brand: Brand): RenderedPage;
}

/** The site as it was built once: browser files to share, and the prerenderer of its pages. */
export interface BuiltSite {
  readonly clientFolder: string;
  readonly manifest: RouteManifest;
  loadPrerenderer(): Promise<SitePrerenderer>;
}

export function findBuiltSite(shellRoot: string): BuiltSite {
  const packageFile = createRequire(join(shellRoot, "package.json")).resolve("@kaitori/site/package.json");
  const dist = join(dirname(packageFile), "dist");
  let manifest: RouteManifest | undefined;
  return {
    clientFolder: join(dist, "client"),
    // Read when a build asks for it: other tools load this configuration too, before anything is built.
    get manifest() {
      manifest ??= readManifest(join(dist, "client", "route-manifest.json"));
      return manifest;
    },
    loadPrerenderer: () => import(pathToFileURL(join(dist, "prerender", "prerender.js")).href),
  };
}

function readManifest(file: string): RouteManifest {
  if (!existsSync(file)) {
    throw new Error("The site has not been built yet. Run: npx pnpm turbo run build --filter=@kaitori/site");
  }
  return v.parse(RouteManifest, JSON.parse(readFileSync(file, "utf8")));
}
