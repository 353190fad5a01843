import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RenderedPage } from "@kaitori/brand";
import type { RouteFiles, SitePrerenderer } from "./built-site.ts";

const jsonFileOf = (id: string, path: string) => `builds/pages/${id}${path === "/" ? "/index" : path}.json`;

export interface ManifestContent {
  readonly routes: readonly RouteFiles[];
  readonly pages: ReturnType<SitePrerenderer["pagesOf"]>;
  readonly rendered: readonly RenderedPage[];
}

/**
 * Writes the manifest of a build: the files of each page, and for each prerendered page a JSON file (`payload`) with its
 * head and brand content, so that a link to the page needs no other request (R7.7).
 */
export function writeBuildManifest(
  outDir: string,
  id: string,
  { routes, pages, rendered }: ManifestContent,
): void {
  for (const { path, title, description, content } of rendered)
    writeJson(outDir, jsonFileOf(id, path), { title, description, content });

  const renderedPaths = new Set(rendered.map(({ path }) => path));
  const routesWithJson = routes.map(({ parts: _, ...route }) => {
    const page = pages.find(({ path }) => path === route.path);
    return {
      ...route,
      params: page?.params,
      tagFree: page?.tagFree || undefined,
      payload: renderedPaths.has(route.path) ? jsonFileOf(id, route.path) : undefined,
    };
  });
  writeJson(outDir, `builds/meta/${id}.json`, { id, routes: routesWithJson });
}

/** To be called last, so that all other files of the build exist. */
export const writeLatestBuild = (outDir: string, id: string) =>
  writeJson(outDir, "builds/latest.json", { id });

function writeJson(outDir: string, file: string, content: unknown): void {
  mkdirSync(dirname(join(outDir, file)), { recursive: true });
  writeFileSync(join(outDir, file), JSON.stringify(content));
}
