import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

const generatedFolders = new Set(["node_modules", "dist", ".turbo", ".results", ".vitest", "coverage"]);
const tests = /\.(?:test|screen-test|stories)\.tsx?$/;
/** An app uses the built site, not its sources. */
const site = "@kaitori/site";

/**
 * Returns a function that hashes everything from which the app of a brand is built: its files and those of the brand,
 * the workspace packages that build it, the built site, and the versions of installed packages. Undefined if one of
 * them is unknown.
 */
export function hashOfSources(root: string): (app: string) => string | undefined {
  const installed = versionsIn(root);
  // Read now, because a build sets it.
  const { NODE_ENV } = process.env;
  const hashes = new Map<string, string>();
  const hashOf = (folder: string): string => {
    const hash = hashes.get(folder) ?? hashFolder(folder);
    hashes.set(folder, hash);
    return hash;
  };
  return (app) => {
    if (installed === undefined) return undefined;
    const folderHashes = [...foldersOf(app)].sort().map(hashOf);
    return createHash("sha256")
      .update(JSON.stringify([process.version, NODE_ENV, installed, folderHashes]))
      .digest("hex");
  };
}

/** The installed versions: pnpm has a folder for each, except for packages of the workspace. */
function versionsIn(root: string): string | undefined {
  const store = join(root, "node_modules/.pnpm");
  if (!existsSync(store)) return undefined;
  const base = join(root, "tsconfig.base.json");
  return JSON.stringify([readdirSync(store).sort(), existsSync(base) && readFileSync(base, "utf8")]);
}

function foldersOf(app: string, folders = new Set<string>()): Set<string> {
  if (folders.has(app)) return folders;
  folders.add(app);
  const manifest = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const name of names.filter((name) => name.startsWith("@kaitori/"))) {
    const link = join(app, "node_modules", name);
    if (!existsSync(link)) continue;
    const folder = realpathSync(link);
    if (name === site) for (const part of ["client", "prerender"]) folders.add(join(folder, "dist", part));
    else if (!folder.includes(`${sep}node_modules${sep}`)) foldersOf(folder, folders);
  }
  return folders;
}

function hashFolder(folder: string): string {
  const hash = createHash("sha256");
  for (const file of filesIn(folder))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

function filesIn(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((name) => {
      const path = join(below, name);
      if (statSync(join(folder, path)).isDirectory())
        return generatedFolders.has(name) ? [] : filesIn(folder, path);
      return tests.test(name) ? [] : [path];
    });
}
