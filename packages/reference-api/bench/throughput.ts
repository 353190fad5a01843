// node bench/throughput.ts [--rounds N] — measures GET and POST entries, in medians of the rounds. With TEST_DATABASE_URL
// (node scripts/with-postgresql.ts) the server uses PostgreSQL. Times depend on the machine: compare runs on the same one.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { entryBody } from "../src/entry/samples.ts";
import { createScratchDatabase } from "../src/testing/scratch-postgresql.ts";
import { type LoadResult, load, median } from "./load.ts";

const writesPerRound = 250;
const { values } = parseArgs({ options: { rounds: { type: "string", default: "12" } } });
const rounds = Number(values.rounds);

const Account = v.object({ id: v.number(), cookies: v.record(v.string(), v.string()) });
/** `readers` have a long history; `writers` submit once each, because each may have one entry before its contract. */
const Ready = v.object({
  port: v.number(),
  host: v.string(),
  readers: v.array(Account),
  writers: v.array(Account),
});

const postgresql = process.env.TEST_DATABASE_URL;
const scratch = postgresql ? await createScratchDatabase(postgresql) : undefined;
const serve = fileURLToPath(new URL("./serve.ts", import.meta.url));
const child = fork(serve, [String((rounds + 1) * writesPerRound), ...(scratch ? [scratch.url] : [])], {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const { port, host, readers, writers } = v.parse(Ready, (await once(child, "message"))[0]);

const headersOf = ({ cookies }: v.InferOutput<typeof Account>) => ({
  host,
  cookie: Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; "),
  "x-csrftoken": cookies.csrftoken ?? "",
  "content-type": "application/json",
});
const path = "/api/entries/";
const reads = readers.map((reader) => ({ method: "GET", path, headers: headersOf(reader) }));
const body = JSON.stringify(entryBody({}, 5));

const measured: Record<"GET" | "POST", LoadResult[]> = { GET: [], POST: [] };
// The first round only warms up.
for (let round = 0; round <= rounds; round += 1) {
  let count = 0;
  const read = await load(port, 1000, () => reads[count++ % reads.length]);
  const waiting = writers.splice(0, writesPerRound);
  const write = await load(port, 60_000, () => {
    const writer = waiting.pop();
    return writer && { method: "POST", path, headers: headersOf(writer), body };
  });
  if (round === 0) continue;
  measured.GET.push(read);
  measured.POST.push(write);
}

for (const method of ["GET", "POST"] as const) {
  const medianOf = (figure: keyof LoadResult) =>
    Math.round(median(measured[method].map((round) => round[figure])));
  console.log(
    `${method.padEnd(4)} ${medianOf("perSecond")}/s  p50 ${medianOf("p50")} ms  p99 ${medianOf("p99")} ms`,
  );
  const failed = Math.max(...measured[method].map((round) => round.failed));
  if (failed > 0) console.log(`FAILED: up to ${failed} requests of a round`);
}

child.kill();
await scratch?.drop();
