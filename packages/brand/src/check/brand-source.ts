import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { DataFile } from "../source/data-file.ts";
import { readDataFile } from "../source/read-data-file.ts";

export const fileNames = ["settings", "tokens", "copy", "assets", "sections", "photographs"] as const;
/** A brand that composes nothing of its own, or has no photographs, needs no file for it. */
export const optionalFiles: readonly string[] = [
  "sections",
  "photographs",
] satisfies readonly (typeof fileNames)[number][];
export type DataFileName = (typeof fileNames)[number];

/** A brand as it lies in its folder: read, not run. */
export type BrandSource = {
  readonly name: string;
  /** The folder on the disk, and as findings show it. */
  readonly dir: string;
  readonly shownDir: string;
  readonly files: { readonly [Name in DataFileName]?: DataFile };
};

export const readBrand = (root: string, brandsDir: string, name: string): BrandSource => {
  const dir = join(brandsDir, name);
  const shownDir = relative(root, dir);
  const read = fileNames
    .map((fileName) => ({ fileName, path: join(dir, `${fileName}.ts`) }))
    .filter(({ path }) => existsSync(path))
    .map(({ fileName, path }) => [fileName, readDataFile(relative(root, path), readFileSync(path, "utf8"))]);
  return { name, dir, shownDir, files: Object.fromEntries(read) };
};

/** Every folder is a brand; there is no list of names. */
export const brandNamesIn = (brandsDir: string): string[] =>
  readdirSync(brandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
