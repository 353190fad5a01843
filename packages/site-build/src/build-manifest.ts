import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RenderedPage, RouteFiles } from "./built-site.ts";

/** Where the site looks for the payload of a page. */
const payloadOf = (id: string, path: string) => `builds/pages/${id}${path === "/" ? "/index" : path}.json`;

/**
 * What an open tab reads to learn of a newer build, which files each page of it needs, and for each prerendered page
 * a payload: what the page says in the head, so that going there asks for nothing else (spec §7).
 */
export function writeBuildManifest(
  outDir: string,
  id: string,
  { routes, rendered }: { routes: readonly RouteFiles[]; rendered: readonly RenderedPage[] },
): void {
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), JSON.stringify(content));
  };
  for (const { path, title, description } of rendered) write(payloadOf(id, path), { title, description });

  const withPayload = new Set(rendered.map(({ path }) => path));
  const listed = routes.map((route) =>
    withPayload.has(route.path) ? { ...route, payload: payloadOf(id, route.path) } : route,
  );
  write("builds/latest.json", { id });
  write(`builds/meta/${id}.json`, { id, routes: listed });
}
