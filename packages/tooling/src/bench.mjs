import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { prepareBrowser } from "./install-browser.mjs";
import { root } from "./project.mjs";
import { run } from "./run.mjs";

/** Builds, then measures; the arguments go to packages/e2e/bench/bench.ts. */
export async function bench(/** @type {string[]} */ args) {
  await install();
  const CHROMIUM = await prepareBrowser();
  await build();
  const script = join(root, "packages", "e2e", "bench", "bench.ts");
  const { ok } = await run("node", [script, ...args], { show: true, env: { CHROMIUM } });
  return ok ? 0 : 1;
}
