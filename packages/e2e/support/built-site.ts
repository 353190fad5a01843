import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));

export const builtSite = ({ name }: Pick<Brand, "name">) => join(apps, name, "dist");

/** Every route of a brand's built site, as its build manifest lists them. */
export function builtRoutes(brand: Brand): string[] {
  const folder = join(builtSite(brand), "builds", "meta");
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const { routes }: { routes: { path: string }[] } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  return routes.map(({ path }) => path);
}

const levelPattern = /server:\{level:1\},?/;

/**
 * Returns a function that replaces the stated server level in the script of a built site. Fails if no script
 * contains the level, because the site would keep it.
 */
export function replaceStatedLevel(dist: string, settings: () => string): (script: string) => string {
  const assets = join(dist, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  if (!scripts.some((name) => levelPattern.test(readFileSync(join(assets, name), "utf8"))))
    throw new Error(`No script of ${dist} states the level of the server as ${levelPattern}`);
  return (script) => script.replace(levelPattern, settings);
}
