import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { DataFile } from "../source/data-file.ts";
import { readDataFile } from "../source/read-data-file.ts";

export const partNames = ["settings", "tokens", "copy", "assets", "sections", "photographs"] as const;
/** A brand that composes nothing of its own, or has no photographs, needs no file for it. */
export const optionalParts: readonly string[] = [
  "sections",
  "photographs",
] satisfies readonly (typeof partNames)[number][];
export type PartName = (typeof partNames)[number];

/** A brand as it lies in its folder: read, not run. */
export type BrandSource = {
  readonly name: string;
  /** The folder on the disk, and as findings show it. */
  readonly dir: string;
  readonly shownDir: string;
  readonly parts: { readonly [Part in PartName]?: DataFile };
};

export const readBrand = (root: string, brandsDir: string, name: string): BrandSource => {
  const dir = join(brandsDir, name);
  const shownDir = relative(root, dir);
  const read = partNames
    .map((part) => [part, join(dir, `${part}.ts`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([part, file]) => [part, readDataFile(relative(root, file), readFileSync(file, "utf8"))] as const);
  return { name, dir, shownDir, parts: Object.fromEntries(read) };
};

/** Every folder is a brand; there is no list of names. */
export const brandNamesIn = (brandsDir: string): string[] =>
  readdirSync(brandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
