import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { BrandSettings } from "../settings/schema.ts";
import type { DataFile } from "../source/data-file.ts";
import { readDataFile } from "../source/read-data-file.ts";

export const fileNames = ["settings", "tokens", "copy", "assets", "sections", "photographs"] as const;
/** Files that a brand needs only if it has its own sections or photographs. */
export const optionalFiles: readonly string[] = [
  "sections",
  "photographs",
] satisfies readonly (typeof fileNames)[number][];
export type DataFileName = (typeof fileNames)[number];

/** A brand's folder, which is read but not run. */
export type BrandSource = {
  readonly name: string;
  /** Absolute path, and the path shown in findings. */
  readonly dir: string;
  readonly shownDir: string;
  readonly files: { readonly [Name in DataFileName]?: DataFile };
};

/** The settings of a brand; undefined if they do not match their schema, which another rule reports. */
export function settingsOf(file: DataFile | undefined): BrandSettings | undefined {
  const read = v.safeParse(BrandSettings, file?.value);
  return read.success ? read.output : undefined;
}

export const readBrand = (root: string, name: string): BrandSource => {
  const shownDir = join("brands", name);
  const read = fileNames
    .map((fileName) => ({ fileName, file: join(shownDir, `${fileName}.ts`) }))
    .filter(({ file }) => existsSync(join(root, file)))
    .map(({ fileName, file }) => [fileName, readDataFile(file, readFileSync(join(root, file), "utf8"))]);
  return { name, dir: join(root, shownDir), shownDir, files: Object.fromEntries(read) };
};

/** Names of the folders below `brands/`. */
export const brandNamesIn = (root: string): string[] =>
  readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();

export const readBrands = (root: string): BrandSource[] =>
  brandNamesIn(root).map((name) => readBrand(root, name));
