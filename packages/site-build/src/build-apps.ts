import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { hashOfSources } from "./hash-of-sources.ts";

/** Number of parallel builds: while the files of one brand are compressed, the pages of the next are rendered. */
const workers = 2;

export type BuiltApp = { readonly name: string } & (
  | { readonly outcome: "built" | "unchanged" }
  | { readonly outcome: "failed"; readonly error: unknown }
);

/** Names of the brands that have an app, `apps/<brand>`. */
export const brandsWithApp = (root: string): string[] =>
  readdirSync(join(root, "brands"))
    .filter((name) => existsSync(join(root, "apps", name, "vite.config.ts")))
    .sort();

/** Builds the apps of brands in one process, which loads tools and site once. An unchanged app is skipped. */
export async function buildApps(
  root: string,
  names: readonly string[] = brandsWithApp(root),
  { force = false } = {},
): Promise<BuiltApp[]> {
  const hashOf = hashOfSources(root);
  const outcomes: BuiltApp[] = [];
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const app = join(root, "apps", name);
      const hash = hashOf(app);
      if (!force && isBuilt(app, hash)) outcomes.push({ name, outcome: "unchanged" });
      else outcomes.push(await buildApp(name, app, hash));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return outcomes.sort((left, right) => (left.name < right.name ? -1 : 1));
}

async function buildApp(name: string, app: string, hash: string | undefined): Promise<BuiltApp> {
  const hashFile = hashFileOf(app);
  rmSync(hashFile, { force: true });
  try {
    await build({
      root: app,
      configFile: join(app, "vite.config.ts"),
      // Brands and packages are imported as TypeScript, which Node supports.
      configLoader: "native",
      logLevel: "warn",
    });
  } catch (error) {
    return { name, outcome: "failed", error };
  }
  if (hash !== undefined) {
    mkdirSync(dirname(hashFile), { recursive: true });
    writeFileSync(hashFile, hash);
  }
  return { name, outcome: "built" };
}

/** File with the hash of the sources of the last build, outside the built site. */
const hashFileOf = (app: string) => join(app, "node_modules/.kaitori/built");

const isBuilt = (app: string, hash: string | undefined) =>
  hash !== undefined &&
  existsSync(join(app, "dist/builds/latest.json")) &&
  existsSync(hashFileOf(app)) &&
  readFileSync(hashFileOf(app), "utf8") === hash;
