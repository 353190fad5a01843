import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Paths = { readonly [name: string]: string };
type Entries = { readonly [name: string]: string | { readonly [condition: string]: string } };

/**
 * Manifest of a published package: `exports` for the workspace, `publishConfig` for those who install it. The types of
 * an entry are beside it; an entry with types elsewhere names both files.
 */
export type Manifest = {
  readonly name: string;
  readonly exports: Paths;
  readonly bin?: Paths;
  readonly publishConfig: { readonly exports: Entries; readonly bin?: Paths };
};

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const isSource = (path: string) => /\.tsx?$/.test(path);

/** Source files of the published entries; `./src/copy/*.ts` stands for each file there. */
export function entriesOf(folder: string, { exports, bin = {}, publishConfig }: Manifest): string[] {
  const published = Object.entries(exports).filter(([name]) => name in publishConfig.exports);
  const patterns = [...published.map(([, file]) => file), ...Object.values(bin)].filter(isSource);
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return [...new Set(files)].filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)).sort();
}

/** Files that `publishConfig` names and that do not exist. */
export function missingTargets(folder: string, { publishConfig }: Manifest): string[] {
  const targets = [...Object.values(publishConfig.exports), ...Object.values(publishConfig.bin ?? {})];
  const paths = targets.flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
  return paths.filter((path) =>
    path.includes("*") ? globSync(path, { cwd: folder }).length === 0 : !existsSync(join(folder, path)),
  );
}

/** `src/files/pdf.ts` → `files/pdf`, `bin/desk.ts` → `bin/desk`: path of a module in the build. */
export const nameOf = (file: string) => file.replace(/^(?:\.\/)?(?:src\/)?/, "").replace(/\.tsx?$/, "");
