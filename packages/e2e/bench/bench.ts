// npm run bench [-- --rounds N] [--peers] [--only pages,form,server,attacks,brands,board]
// Measures the built sites, the server and the builds in one run, prints tables and draws a chart. Times are the machine's:
// what counts is the ratio to the floor beside them, and npm test holds nothing but bytes and counts.
import { type ChildProcess, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "@kaitori/tooling/free-port";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { chromium } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { launch } from "#support/server-process.ts";
import { chartOf, type Row, tableOf } from "./chart.ts";
import { compressing } from "./compressing.ts";
import { serveStatic, withoutScript } from "./floor.ts";
import { type Measured, measure, medians } from "./measure.ts";
import { loginPageOf } from "./peer-pages.ts";
import { peers, startPeer } from "./peers.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    peers: { type: "boolean", default: false },
    only: { type: "string", default: "pages,form,server,attacks,brands,board" },
  },
});
const rounds = Number(values.rounds);
const asked = new Set(values.only.split(","));
const packages = resolve(import.meta.dirname, "../..");
const results = resolve(import.meta.dirname, "../.results/bench");
mkdirSync(results, { recursive: true });

if (asked.has("pages")) await benchPages();
if (asked.has("form")) benchForm();
if (asked.has("server")) benchServer();
if (asked.has("attacks")) runScript("reference-api", "bench/attacks.ts");
if (asked.has("brands")) runScript("brand", "bench/build-cost.ts", "2", "10");
if (asked.has("board")) benchBoard();

/** Where the journeys are run, by what they know of the form. */
function benchForm(): void {
  const program = join(packages, "e2e/node_modules/@playwright/test/cli.js");
  runScript("e2e", program, "test", "--config", "playwright.bench.config.ts");
}

/** On the built handbook. */
function benchBoard(): void {
  runScript(
    "../apps/storybook",
    resolve(packages, "../node_modules/turbo/bin/turbo"),
    "run",
    "build:storybook",
  );
  runScript("../apps/storybook", "board/times.ts", String(rounds));
}

/** Embedded first, then on a PostgreSQL of its own, where there is one. */
function benchServer(): void {
  const throughput = ["bench/throughput.ts", "--rounds", String(rounds)] as const;
  const peersToo = values.peers ? ["--peers"] : [];
  runScript("reference-api", ...throughput);
  runScript("reference-api", "scripts/with-postgresql.ts", "node", ...throughput, ...peersToo);
  runScript(
    "reference-api",
    "scripts/with-postgresql.ts",
    "node",
    "bench/growth.ts",
    "--rounds",
    String(rounds),
  );
}

async function benchPages(): Promise<void> {
  const [brand] = brands;
  if (!brand) throw new Error("There is no brand");
  const scratch = mkdtempSync(join(tmpdir(), "kaitori-bench-"));
  const built = (page: string) => readFileSync(join(packages, "../apps", brand.name, "dist", page), "utf8");
  const html = built("login/index.html");
  const port = await freePort();
  const ours = await launch(port, { DATA_DIR: join(scratch, "data"), DEMO: "0" });
  const floor = await serveStatic(withoutScript(html));
  const topFloor = await serveStatic(withoutScript(built("index.html")));
  const origin = `http://${brand.settings.hosts[0]}:${port}`;
  const pages = new Map([
    ["floor of /login", floor.address],
    ["/login", `${origin}/login/`],
    ["floor of /", topFloor.address],
    ["/", `${origin}/`],
  ]);
  const others = values.peers ? await startPeers(html, scratch) : [];
  for (const { name, address } of others) pages.set(name, address);

  const rows = await measureAll(pages);
  const table = tableOf(rows);
  console.log(`${table}\n(in brackets: beside the floor; a slow phone on a slow line, medians of ${rounds})`);
  writeFileSync(join(results, "pages.svg"), chartOf(rows));
  writeFileSync(join(results, "pages.json"), JSON.stringify(rows, null, 2));
  console.log(`chart: ${join(results, "pages.svg")}`);

  for (const { stop } of others) stop();
  for (const { server } of [floor, topFloor]) server.close();
  await ours.end("SIGTERM");
  rmSync(scratch, { recursive: true, force: true });
}

/** Loads each page once a round, so that a machine that slows down slows all of them. The first round is not counted. */
async function measureAll(pages: ReadonlyMap<string, string>): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const loads = new Map<string, Measured[]>([...pages.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, address] of pages) {
      const load = await measure(browser, address);
      if (round > 0) loads.get(name)?.push(load);
    }
  await browser.close();
  return [...loads].map(([name, measured]) => ({ name, figures: medians(measured) }));
}

interface StartedPeer {
  readonly name: string;
  readonly address: string;
  readonly stop: () => void;
}

async function startPeers(html: string, scratch: string): Promise<StartedPeer[]> {
  const page = loginPageOf(html);
  const started: StartedPeer[] = [];
  for (const peer of peers) {
    const port = await freePort();
    const child = startPeer(peer, page, { scratch, port });
    if (!child || !(await answers(port))) {
      if (child) endGroup(child);
      continue;
    }
    const { address, server } = await compressing(`http://127.0.0.1:${port}`);
    const stop = () => {
      server.close();
      endGroup(child);
    };
    started.push({ name: peer.name, address, stop });
  }
  return started;
}

async function answers(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  console.error(`Nothing answers on port ${port}`);
  return false;
}

/** With what it has started in its turn. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}

function runScript(name: string, script: string, ...args: string[]): void {
  console.log(`\n${name}: ${script} ${args.join(" ")}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: join(packages, name),
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
