import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";

/**
 * Runs journeys in one brand against a server that the runner starts: the usual ones on a phone and a desktop, or the
 * long ones on a phone. Their data are deleted with the folder.
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
    // The server has demo accounts only in development; vitest sets NODE_ENV to "test".
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
