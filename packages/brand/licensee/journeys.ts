import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@kaitori/tooling/free-port";

/**
 * Runs the usual or the long journeys in one brand, on a phone, against a server that the runner starts. Their data are
 * deleted with the folder.
 */
export async function runJourneys(
  folder: string,
  names: readonly string[],
  brand: string,
  { long = false } = {},
) {
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
  return spawnSync(playwright, ["test", ...names, "--project", `${brand} phone`], {
    cwd: join(folder, "packages/e2e"),
    env,
    encoding: "utf8",
  });
}
