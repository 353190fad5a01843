import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { type BrandSource, fileNames } from "../check/brand-source.ts";
import { say } from "../sentences/say.ts";
import { Refusal } from "./command.ts";

/** Formats the data files of the brands as the linter expects; returns the changed files. */
export function format(root: string, brands: readonly BrandSource[]): string[] {
  const biome = formatterOf(root);
  const files = brands
    .flatMap(({ dir }) => fileNames.map((name) => join(dir, `${name}.ts`)))
    .filter((file) => existsSync(file));
  if (!biome || files.length === 0) return [];
  const before = files.map((file) => readFileSync(file, "utf8"));
  // The check reports a file that cannot be parsed, with the line.
  const { error } = spawnSync(process.execPath, [biome, "check", "--write", ...files], { cwd: root });
  if (error) throw new Refusal(say("noFormatter", { reason: error.message }));
  return files
    .filter((file, index) => readFileSync(file, "utf8") !== before[index])
    .map((file) => relative(root, file));
}

/** A licensee's own repository may have no formatter; then the format is not checked either. */
function formatterOf(root: string): string | undefined {
  if (!existsSync(join(root, "biome.json"))) return undefined;
  try {
    return createRequire(join(root, "package.json")).resolve("@biomejs/biome/bin/biome");
  } catch {
    return undefined;
  }
}
