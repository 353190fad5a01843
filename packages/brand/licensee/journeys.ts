import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./started.ts";

/** Runs a journey of the folder in one brand, against a server that the runner starts. Its data go with the folder. */
export async function journey(folder: string, name: string, brand: string) {
  const projects = [`${brand} phone`, `${brand} desktop`].flatMap((project) => ["--project", project]);
  const { LONG: _, ...env } = process.env;
  return spawnSync(join(folder, "packages/e2e/node_modules/.bin/playwright"), ["test", name, ...projects], {
    cwd: join(folder, "packages/e2e"),
    // With demo accounts, as the runner's own start has them; under vitest NODE_ENV says "test". What it runs is what every run does, also in the long one.
    env: { ...env, NODE_ENV: "development", E2E_PORT: String(await freePort()), TMPDIR: folder },
    encoding: "utf8",
  });
}
