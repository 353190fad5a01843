// npm run bench [-- --rounds N] [--only pages,server]
// Measures the built pages and the server in one run, and prints tables. Times depend on the machine: compare them with
// the baseline, the same page without scripts. npm test checks only bytes and counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { startServer } from "@kaitori/tooling/server-process";
import { chromium } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { builtSite } from "#support/built-site.ts";
import { type LocalServer, startLocalServer } from "#support/local-server.ts";
import { measure, medians, type PageSpeed } from "./measure.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string", default: "pages,server" },
  },
});
const rounds = Number(values.rounds);
const chosenParts = new Set(values.only.split(","));
const packages = resolve(import.meta.dirname, "../..");

if (chosenParts.has("pages")) await benchPages();
if (chosenParts.has("server")) benchServer();

/** Embedded database first, then a separate PostgreSQL. */
function benchServer(): void {
  const throughput = ["bench/throughput.ts", "--rounds", String(rounds)] as const;
  runScript("reference-api", ...throughput);
  runScript("reference-api", "scripts/with-postgresql.ts", "node", ...throughput);
}

async function benchPages(): Promise<void> {
  const [brand] = brands;
  if (!brand) throw new Error("There is no brand");
  const scratch = mkdtempSync(join(tmpdir(), "kaitori-bench-"));
  const server = await startServer({ DATA_DIR: join(scratch, "data"), DEMO: "0" });
  const loginBaseline = await serveWithoutScript(join(builtSite(brand), "login/index.html"));
  const topBaseline = await serveWithoutScript(join(builtSite(brand), "index.html"));
  const origin = `http://${brand.settings.hosts[0]}:${server.port}`;

  console.table(
    await measureAll({
      "baseline of /login": `http://127.0.0.1:${loginBaseline.port}/`,
      "/login": `${origin}/login/`,
      "baseline of /": `http://127.0.0.1:${topBaseline.port}/`,
      "/": `${origin}/`,
    }),
  );
  console.log(`Milliseconds and bytes on a slow phone on a slow line, medians of ${rounds}.`);

  await Promise.all([loginBaseline.close(), topBaseline.close()]);
  await server.end("SIGTERM");
  rmSync(scratch, { recursive: true, force: true });
}

/** Serves a built page without scripts: the lower bound of its load time. */
function serveWithoutScript(file: string): Promise<LocalServer> {
  const html = readFileSync(file, "utf8")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, "");
  const body = brotliCompressSync(html);
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  return startLocalServer(({ url }) =>
    new URL(url).pathname === "/" ? new Response(body, { headers }) : new Response(null, { status: 404 }),
  );
}

/** Loads each page once per round, so that a slower machine affects all of them; ignores the first round. */
async function measureAll(pages: Readonly<Record<string, string>>): Promise<Record<string, PageSpeed>> {
  const browser = await chromium.launch(launchOptions());
  const loads = new Map<string, PageSpeed[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, address] of Object.entries(pages)) {
      const load = await measure(browser, address);
      if (round > 0) loads.get(name)?.push(load);
    }
  await browser.close();
  return Object.fromEntries([...loads].map(([name, measured]) => [name, medians(measured)]));
}

function runScript(name: string, script: string, ...args: string[]): void {
  console.log(`\n${name}: ${script} ${args.join(" ")}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: join(packages, name),
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
