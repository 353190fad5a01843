// node faults/kill-during-work.ts [kills] [--postgresql] — kill -9 during upload, create, review and contract, again and again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "../bench/median.ts";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";
import { EntryRun } from "./entry-run.ts";
import { overHttp } from "./over-http.ts";
import { prepare } from "./prepare.ts";
import { startServer } from "./running-server.ts";

const atOnce = 6;
/** More than get through between two kills. */
const applicantsPerKill = 10;
/** So often a stop without force comes between, for a start to compare the others with, under the same load. */
const killsPerCalmStop = 10;

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Requests that a kill left without an answer. */
  struck: number;
  /** Kills that came when nobody was left to do anything, and so proved nothing. */
  idle: number;
  /** The median start after a kill, compared with the median start that no kill preceded: how many times as long. */
  startRatio: number;
  faults: string[];
}

export async function killDuringWork(env: Record<string, string>, kills: number): Promise<KillReport> {
  const prepared = await prepare(env, kills * applicantsPerKill + atOnce);
  const waiting = prepared.applicants.map((applicant) => new EntryRun(prepared, applicant));
  const report: KillReport = { kills, acknowledged: 0, struck: 0, idle: 0, startRatio: 0, faults: [] };
  let underway: EntryRun[] = [];
  const starts = { calm: [] as number[], afterKill: [] as number[] };

  for (let kill = 0; kill <= kills; kill += 1) {
    let server = await startServer(env);
    (kill === 0 ? starts.calm : starts.afterKill).push(server.readyAfter);
    let answering = overHttp(server.port);
    for (const run of underway)
      for (const fault of await run.faults(answering))
        report.faults.push(`kill ${kill}, ${run.next}: ${fault}`);
    if (kill > 0 && kill % 20 === 0)
      console.error(
        `${kill} of ${kills} kills, ${report.acknowledged} answers, ${report.faults.length} faults`,
      );
    if (kill === kills) {
      await server.kill("SIGTERM");
      break;
    }

    if (kill > 0 && kill % killsPerCalmStop === 0) {
      await server.kill("SIGTERM");
      server = await startServer(env);
      answering = overHttp(server.port);
      starts.calm.push(server.readyAfter);
    }

    const broken = underway.filter(({ next }) => next);
    underway = [];
    const nextRun = () => {
      const run = broken.shift() ?? waiting.shift();
      if (run) underway.push(run);
      return run;
    };
    let isKilled = false;
    const work = Array.from({ length: atOnce }, async () => {
      for (let run = nextRun(); run && !isKilled; run = run.next ? run : nextRun()) {
        try {
          await run.advance(answering);
          report.acknowledged += 1;
        } catch (error) {
          // An answer that refuses is a fault; a broken connection is the kill.
          if (error instanceof Error && error.message.includes("answered"))
            report.faults.push(`${run.next}: ${error.message}`);
          else if (isKilled) report.struck += 1;
          return;
        }
      }
    });
    // The first blow waits, not for ever, until there is something to lose.
    for (let waited = 0; report.acknowledged === 0 && waited < 500; waited += 1) await pause(20);
    // On a slow machine everything takes longer: the work, too, gets up to as long as the start took.
    await pause(server.readyAfter * Math.random());
    isKilled = true;
    if (underway.every(({ next }) => next === undefined)) report.idle += 1;
    await server.kill("SIGKILL");
    await Promise.all(work);
  }
  return { ...report, startRatio: Number((median(starts.afterKill) / median(starts.calm)).toFixed(2)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kills = Number(process.argv[2] ?? 200);
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-kill-"));
  const postgresql = process.argv.includes("--postgresql") ? await startTemporaryPostgreSQL() : undefined;
  const report = await killDuringWork(
    { DATA_DIR: dataDir, ...(postgresql ? { DATABASE_URL: postgresql.url } : {}) },
    kills,
  );
  await postgresql?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(JSON.stringify(report, null, 2));
  // A run in which the kills struck next to nothing proves nothing.
  const isAtWork = report.idle === 0 && report.acknowledged >= kills && report.struck >= kills;
  const proved = report.faults.length === 0 && isAtWork && report.startRatio < 3;
  process.exit(proved ? 0 : 1);
}
