import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OwnServer } from "./own-server.ts";

/** Id of the build that a server serves. */
export const buildIdOf = ({ site }: OwnServer): string =>
  JSON.parse(readFileSync(join(site, "builds", "latest.json"), "utf8")).id;

/** Name of the script that the page loads; another script may begin with the same name. */
export function scriptOf(site: string, page: string, name: string): string {
  const html = readFileSync(join(site, page, "index.html"), "utf8");
  const script = new RegExp(`/assets/(${name}-[\\w-]+)\\.js`).exec(html)?.[1];
  if (!script) throw new Error(`The page ${page} loads no ${name}`);
  return script;
}

/**
 * Writes another build of a server's site by replacing texts in contents and names of its files. As in a real build,
 * latest.json is removed first and written last.
 */
export function writeOtherBuild({ site }: OwnServer, changes: Readonly<Record<string, string>>): void {
  const change = (text: string) =>
    Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), text);
  const latestFile = join(site, "builds", "latest.json");
  const latest = readFileSync(latestFile, "utf8");
  rmSync(latestFile);
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  for (const name of names) {
    const file = join(site, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(file);
    else if (/\.(?:html|js|json)$/.test(name)) writeFileSync(file, change(readFileSync(file, "utf8")));
  }
  // Deepest names first: a folder is renamed after its contents.
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const file = join(site, name);
    const to = join(dirname(file), change(name.split("/").at(-1) ?? ""));
    if (to !== file && statSync(file, { throwIfNoEntry: false })) renameSync(file, to);
  }
  writeFileSync(latestFile, change(latest));
}
