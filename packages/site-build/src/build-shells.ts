import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { sourcesOfShells } from "./sources-of-shells.ts";

/** Number of parallel builds: while one shell is compressed, the pages of the next are rendered. */
const workers = 2;

export type BuiltShell = { readonly name: string } & (
  | { readonly outcome: "built" | "unchanged" }
  | { readonly outcome: "failed"; readonly error: unknown }
);

/** Names of the brands that have a shell. */
export const shellNames = (root: string): string[] =>
  readdirSync(join(root, "brands"))
    .filter((name) => existsSync(join(root, "apps", name, "vite.config.ts")))
    .sort();

/** Builds shells in one process, which loads tools and site once. An unchanged shell is skipped. */
export async function buildShells(
  root: string,
  names: readonly string[] = shellNames(root),
  { force = false } = {},
): Promise<BuiltShell[]> {
  const hashOf = sourcesOfShells(root);
  const outcomes: BuiltShell[] = [];
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const shell = join(root, "apps", name);
      const hash = hashOf(shell);
      if (!force && isBuilt(shell, hash)) outcomes.push({ name, outcome: "unchanged" });
      else outcomes.push(await buildShell(name, shell, hash));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return outcomes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function buildShell(name: string, shell: string, hash: string | undefined): Promise<BuiltShell> {
  const stamp = stampOf(shell);
  rmSync(stamp, { force: true });
  try {
    await build({
      root: shell,
      configFile: join(shell, "vite.config.ts"),
      // Brands and packages are imported as TypeScript, which Node supports.
      configLoader: "native",
      logLevel: "warn",
    });
  } catch (error) {
    return { name, outcome: "failed", error };
  }
  if (hash !== undefined) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  }
  return { name, outcome: "built" };
}

/** File with the hash of the sources of a shell's build, outside the site. */
const stampOf = (shell: string) => join(shell, "node_modules/.kaitori/built");

const isBuilt = (shell: string, hash: string | undefined) =>
  hash !== undefined &&
  existsSync(join(shell, "dist/builds/latest.json")) &&
  existsSync(stampOf(shell)) &&
  readFileSync(stampOf(shell), "utf8") === hash;
