// node bench/throughput.ts [rounds] — GET and POST entries beside a bare handler; with TEST_DATABASE_URL on PostgreSQL.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { entryBody } from "../src/entries/samples.ts";
import { type Asked, load, type Measured } from "./load.ts";
import { median } from "./quantiles.ts";

const Browser = v.object({ applicant: v.number(), cookie: v.string(), csrf: v.string() });
const Ready = v.object({ port: v.number(), host: v.string(), reader: Browser, writers: v.array(Browser) });
type Ready = v.InferOutput<typeof Ready>;
type Kind = "full" | "bare";

const rounds = Number(process.argv[2] ?? 12);
const writesPerRound = 250;
const readMilliseconds = 1000;

async function start(kind: Kind): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(
    fileURLToPath(new URL("./serve.ts", import.meta.url)),
    [kind, String(rounds * writesPerRound)],
    {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const ready = await new Promise<Ready>((resolve) =>
    child.once("message", (message) => resolve(v.parse(Ready, message))),
  );
  return { child, ready };
}

const headersOf = ({ host }: Ready, browser: Ready["reader"]) => ({
  host,
  cookie: browser.cookie,
  "x-csrftoken": browser.csrf,
  "x-applicant": String(browser.applicant),
});

const read = (ready: Ready) => (): Asked => ({
  method: "GET",
  path: "/api/entries/",
  headers: headersOf(ready, ready.reader),
});

const body = JSON.stringify(entryBody({}, 5));

/** Every applicant may have one entry before its contract, so every write is another's. */
function write(ready: Ready): () => Asked | undefined {
  const waiting = ready.writers.splice(0, writesPerRound);
  return () => {
    const writer = waiting.pop();
    return (
      writer && {
        method: "POST",
        path: "/api/entries/",
        headers: { ...headersOf(ready, writer), "content-type": "application/json" },
        body,
      }
    );
  };
}

const servers = { full: await start("full"), bare: await start("bare") };
const measured: Record<"GET" | "POST", Record<Kind, Measured[]>> = {
  GET: { full: [], bare: [] },
  POST: { full: [], bare: [] },
};
// The first round of each warms the compiler up and is not counted.
for (let round = 0; round <= rounds; round += 1)
  for (const kind of ["full", "bare"] as const) {
    const { ready } = servers[kind];
    const reading = await load(ready.port, readMilliseconds, read(ready));
    const writing = round === 0 ? undefined : await load(ready.port, 60_000, write(ready));
    if (round > 0) measured.GET[kind].push(reading);
    if (writing) measured.POST[kind].push(writing);
  }
for (const { child } of Object.values(servers)) child.kill("SIGTERM");

for (const method of ["GET", "POST"] as const) {
  const { full, bare } = measured[method];
  const figures = (of: Measured[]) => ({
    perSecond: Math.round(median(of.map(({ perSecond }) => perSecond))),
    p50: Math.round(median(of.map(({ p50 }) => p50))),
    p99: Math.round(median(of.map(({ p99 }) => p99))),
    failed: of.reduce((sum, { failed }) => sum + failed, 0),
  });
  // Each round beside the one that followed it, so that a machine that slows down slows both.
  const ratios = full.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
  console.log(method, {
    full: figures(full),
    bare: figures(bare),
    ratio: median(ratios).toFixed(2),
    lowest: Math.min(...ratios).toFixed(2),
    highest: Math.max(...ratios).toFixed(2),
  });
}
