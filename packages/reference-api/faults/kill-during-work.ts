// node faults/kill-during-work.ts [kills] [--postgresql] — kills the server repeatedly during upload, create, review and contract.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { localFetch } from "@kaitori/conformance/local-fetch";
import { freePort } from "@kaitori/tooling/free-port";
import { startServer } from "@kaitori/tooling/server-process";
import { median } from "../bench/load.ts";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";
import { EntryRun } from "./entry-run.ts";
import { prepare } from "./prepare.ts";

const parallelRuns = 6;
/** More applicants than finish between two kills. */
const applicantsPerKill = 10;
/** Kills between two regular stops; kills and stops are compared by the start that follows. */
const killsPerStop = 10;

const kills = Number(process.argv[2] ?? 200);
const dataDir = mkdtempSync(join(tmpdir(), "kaitori-kill-"));
const postgresql = process.argv.includes("--postgresql") ? await startTemporaryPostgreSQL() : undefined;
const port = await freePort();
const env = {
  DEMO: "0",
  REVIEW: "desk",
  PORT: String(port),
  DATA_DIR: dataDir,
  ...(postgresql ? { DATABASE_URL: postgresql.url } : {}),
};
const prepared = await prepare(env, kills * applicantsPerKill + parallelRuns, { port });
const waitingRuns = prepared.applicants.map((applicant) => new EntryRun(prepared, applicant));
const target = { fetch: localFetch };
const report = {
  kills,
  acknowledged: 0,
  /** Requests without a response because of a kill. */
  interrupted: 0,
  /** Kills without a running request, which prove nothing. */
  ineffectiveKills: 0,
  faults: [] as string[],
};
let activeRuns: EntryRun[] = [];
const starts = { afterStop: [] as number[], afterKill: [] as number[] };

for (let kill = 0; kill <= kills; kill += 1) {
  let server = await startServer(env);
  (kill === 0 ? starts.afterStop : starts.afterKill).push(server.readyAfter);
  for (const run of activeRuns)
    for (const fault of await run.faults(target)) report.faults.push(`kill ${kill}, ${run.next}: ${fault}`);
  if (kill > 0 && kill % 20 === 0)
    console.error(
      `${kill} of ${kills} kills, ${report.acknowledged} answers, ${report.faults.length} faults`,
    );
  if (kill === kills) {
    await server.end("SIGTERM");
    break;
  }

  if (kill > 0 && kill % killsPerStop === 0) {
    await server.end("SIGTERM");
    server = await startServer(env);
    starts.afterStop.push(server.readyAfter);
  }

  const interruptedRuns = activeRuns.filter(({ next }) => next);
  activeRuns = [];
  const nextRun = () => {
    const run = interruptedRuns.shift() ?? waitingRuns.shift();
    if (run) activeRuns.push(run);
    return run;
  };
  let isKilled = false;
  const work = Array.from({ length: parallelRuns }, async () => {
    for (let run = nextRun(); run && !isKilled; run = run.next ? run : nextRun()) {
      try {
        await run.advance(target);
        report.acknowledged += 1;
      } catch (error) {
        // A refusal is a fault; a broken connection is the effect of the kill.
        if (error instanceof Error && error.message.includes("answered"))
          report.faults.push(`${run.next}: ${error.message}`);
        else if (isKilled) report.interrupted += 1;
        return;
      }
    }
  });
  // The first kill waits for the first acknowledged request.
  for (let waited = 0; report.acknowledged === 0 && waited < 500; waited += 1) await pause(20);
  // Kills after a random part of the start time, because machines differ in speed.
  await pause(server.readyAfter * Math.random());
  isKilled = true;
  if (activeRuns.every(({ next }) => next === undefined)) report.ineffectiveKills += 1;
  await server.end("SIGKILL");
  await Promise.all(work);
}

await postgresql?.stop();
rmSync(dataDir, { recursive: true, force: true });
/** Ratio of the median start time after a kill to that after a regular stop. */
const startRatio = Number((median(starts.afterKill) / median(starts.afterStop)).toFixed(2));
console.log(JSON.stringify({ ...report, startRatio }, null, 2));
// A run whose kills interrupted little proves nothing.
const wasEffective =
  report.ineffectiveKills === 0 && report.acknowledged >= kills && report.interrupted >= kills;
process.exit(report.faults.length === 0 && wasEffective && startRatio < 3 ? 0 : 1);
