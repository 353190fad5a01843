import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Target = string | { readonly [condition: string]: string };
type Places = { readonly [name: string]: Target };

/** Manifest of a published package: `exports` for the workspace, `publishConfig` for whoever installs it. */
export type Manifest = {
  readonly name: string;
  readonly exports: { readonly [name: string]: string };
  readonly bin?: { readonly [command: string]: string };
  readonly publishConfig: { readonly exports: Places; readonly bin?: { readonly [command: string]: string } };
};

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const isSource = (path: string) => /\.tsx?$/.test(path);

/**
 * The source files by which whoever installs the package enters it; `./src/copy/*.ts` stands for each file there. What
 * only the workspace exports is not published.
 */
export function entriesOf(folder: string, { exports, bin = {}, publishConfig }: Manifest): string[] {
  const published = Object.entries(exports).filter(([name]) => name in publishConfig.exports);
  const patterns = [...published.map(([, file]) => file), ...Object.values(bin)].filter(isSource);
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return [...new Set(found)].filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)).sort();
}

/** The files that `publishConfig` promises and that are not there. */
export function missingOf(folder: string, { publishConfig }: Manifest): string[] {
  const targets = [...Object.values(publishConfig.exports), ...Object.values(publishConfig.bin ?? {})];
  const paths = targets.flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
  return paths.filter((path) =>
    path.includes("*") ? globSync(path, { cwd: folder }).length === 0 : !existsSync(join(folder, path)),
  );
}

/** `src/files/pdf.ts` → `files/pdf`, `bin/desk.ts` → `bin/desk`: where a module stands below the folder that is built. */
export const nameOf = (file: string) => file.replace(/^(?:\.\/)?(?:src\/)?/, "").replace(/\.tsx?$/, "");
