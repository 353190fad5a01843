import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Number of parallel builds: while the files of one brand are compressed, the pages of the next are rendered. */
const workers = 2;

export interface FailedApp {
  readonly name: string;
  readonly error: unknown;
}

/** Names of the brands that have an app, `apps/<brand>`. */
export const brandsWithApp = (root: string): string[] =>
  readdirSync(join(root, "brands"))
    .filter((name) => existsSync(join(root, "apps", name, "vite.config.ts")))
    .sort();

/** Builds the apps of brands in one process, which loads tools and site once. Returns those that failed. */
export async function buildApps(root: string, names: readonly string[]): Promise<FailedApp[]> {
  const failed: FailedApp[] = [];
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift())
      await buildApp(join(root, "apps", name)).catch((error: unknown) => failed.push({ name, error }));
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return failed;
}

const buildApp = (app: string) =>
  build({
    root: app,
    configFile: join(app, "vite.config.ts"),
    // Brands and packages are imported as TypeScript, which Node supports.
    configLoader: "native",
    logLevel: "warn",
  });
