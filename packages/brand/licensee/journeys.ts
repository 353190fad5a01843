import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";

/**
 * Runs journeys of the folder in one brand, against a server that the runner starts: what every run takes of them on a
 * phone and on a desktop, or what the long run takes on a phone. Their data go with the folder.
 */
export async function journey(
  folder: string,
  names: readonly string[],
  brand: string,
  { long = false } = {},
) {
  const sizes = long ? ["phone"] : ["phone", "desktop"];
  const projects = sizes.flatMap((size) => ["--project", `${brand} ${size}`]);
  const { LONG: _, ...environment } = process.env;
  const env = {
    ...environment,
    ...(long && { LONG: "1" }),
    // With demo accounts, as the runner's own start has them; under vitest NODE_ENV says "test".
    NODE_ENV: "development",
    E2E_PORT: String(await freePort()),
    TMPDIR: folder,
  };
  const playwright = join(folder, "packages/e2e/node_modules/.bin/playwright");
  return spawnSync(playwright, ["test", ...names, ...projects], {
    cwd: join(folder, "packages/e2e"),
    env,
    encoding: "utf8",
  });
}
