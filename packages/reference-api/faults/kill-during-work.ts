// node faults/kill-during-work.ts [kills] [--postgresql] — kill -9 during upload, create, review and contract, again and again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "../bench/quantiles.ts";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";
import { overHttp } from "./over-http.ts";
import { prepare } from "./prepare.ts";
import { startServer } from "./running-server.ts";
import { Story } from "./story.ts";

const atOnce = 6;
/** More than get through between two kills. */
const applicantsPerKill = 20;

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Requests that a kill left without an answer. */
  struck: number;
  /** Kills that came when nobody was left to do anything, and so proved nothing. */
  idle: number;
  /** The first start, which nothing preceded, and the median of those that a kill did: how many times as long. */
  startRatio: number;
  faults: string[];
}

export async function killDuringWork(env: Record<string, string>, kills: number): Promise<KillReport> {
  const prepared = await prepare(env, kills * applicantsPerKill + atOnce);
  const waiting = prepared.applicants.map((applicant) => new Story(prepared, applicant));
  const report: KillReport = { kills, acknowledged: 0, struck: 0, idle: 0, startRatio: 0, faults: [] };
  let underway: Story[] = [];
  const starts: number[] = [];

  for (let kill = 0; kill <= kills; kill += 1) {
    const server = await startServer(env);
    starts.push(server.readyAfter);
    const answering = overHttp(server.port);
    for (const story of underway)
      for (const fault of await story.faults(answering))
        report.faults.push(`kill ${kill}, ${story.next}: ${fault}`);
    if (kill > 0 && kill % 20 === 0)
      console.error(
        `${kill} of ${kills} kills, ${report.acknowledged} answers, ${report.faults.length} faults`,
      );
    if (kill === kills) {
      await server.kill("SIGTERM");
      break;
    }

    const broken = underway.filter(({ next }) => next);
    underway = [];
    const nextStory = () => {
      const story = broken.shift() ?? waiting.shift();
      if (story) underway.push(story);
      return story;
    };
    let dead = false;
    const work = Array.from({ length: atOnce }, async () => {
      for (let story = nextStory(); story && !dead; story = story.next ? story : nextStory()) {
        try {
          await story.advance(answering);
          report.acknowledged += 1;
        } catch (error) {
          // An answer that refuses is a fault; a broken connection is the kill.
          if (error instanceof Error && error.message.includes("answered"))
            report.faults.push(`${story.next}: ${error.message}`);
          else if (dead) report.struck += 1;
          return;
        }
      }
    });
    // The first blow waits, not for ever, until there is something to lose.
    for (let waited = 0; report.acknowledged === 0 && waited < 500; waited += 1) await pause(20);
    await pause(50 + Math.random() * 1500);
    dead = true;
    if (underway.every(({ next }) => next === undefined)) report.idle += 1;
    await server.kill("SIGKILL");
    await Promise.all(work);
  }
  const [first = 0, ...others] = starts;
  return { ...report, startRatio: Number((median(others) / first).toFixed(2)) };
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
  const proved = report.faults.length === 0 && report.idle === 0 && report.startRatio < 3;
  process.exit(proved ? 0 : 1);
}
