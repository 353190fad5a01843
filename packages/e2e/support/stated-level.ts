import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));
const levelPattern = /server:\{level:1\},?/;

export const builtSite = ({ name }: Pick<Brand, "name">) => join(apps, name, "dist");

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
