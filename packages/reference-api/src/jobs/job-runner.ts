import type { Database } from "../database/database.ts";
import type { JobHandlers, JobRunner } from "../http/services.ts";
import type { Log } from "../log.ts";
import { faultFields } from "../log.ts";
import { extendLeases, finishJob, postponeJob, repeatJob } from "./job-store.ts";
import { type LeasedJob, leaseDueJob, leaseMilliseconds } from "./lease-due-job.ts";

const tickMilliseconds = 500;
/** Maximum parallel jobs in total and per kind, so that a slow mail server delays only mails. */
const maxRunning = 4;
const maxRunningOfKind = 2;

interface RunningJob {
  job: LeasedJob;
  ended: Promise<void>;
}

export function createJobRunner(
  { database, clock, log }: { database: Database; clock: () => Date; log: Log },
  handlers: () => JobHandlers,
): JobRunner {
  let timers: NodeJS.Timeout[] = [];
  let checking: Promise<number> | undefined;
  let wakeLoop = () => {};
  let isStopped = false;
  const running = new Map<number, RunningJob>();

  async function run(job: LeasedJob): Promise<void> {
    try {
      const handler = handlers()[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      const repeatAt = await handler(job.payload);
      if (repeatAt) await repeatJob(database, job.id, repeatAt);
      else await finishJob(database, job.id);
    } catch (error) {
      log("error", "job failed", { kind: job.kind, attempt: job.attempts, ...faultFields(error) });
      await postponeJob(database, job, clock(), error instanceof Error ? error.name : "error");
    }
  }

  function begin(job: LeasedJob): void {
    const ended = run(job)
      .catch((error) => log("error", "jobs unreachable", faultFields(error)))
      .finally(() => running.delete(job.id));
    running.set(job.id, { job, ended });
  }

  function fullKinds(): string[] {
    const kinds = [...running.values()].map(({ job }) => job.kind);
    return [...new Set(kinds)].filter(
      (kind) => kinds.filter((one) => one === kind).length >= maxRunningOfKind,
    );
  }

  async function runAll(): Promise<number> {
    for (let count = 0; ; ) {
      const wokenUp = new Promise<void>((resolve) => {
        wakeLoop = resolve;
      });
      const hasFreeSlot = !isStopped && running.size < maxRunning;
      const full = fullKinds();
      const job = hasFreeSlot ? await leaseDueJob(database, clock(), full) : undefined;
      if (job) {
        begin(job);
        count += 1;
      } else if (running.size > 0)
        await Promise.race([wokenUp, ...[...running.values()].map(({ ended }) => ended)]);
      // A full kind may have more due jobs, because its running jobs have ended.
      else if (isStopped || full.length === 0) return count;
    }
  }

  function runDue(): Promise<number> {
    wakeLoop();
    checking ??= runAll().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  const tick = () => {
    runDue().catch((error) => log("error", "jobs unreachable", faultFields(error)));
  };
  const keepLeases = () => {
    const runningJobs = [...running.values()].map(({ job }) => job);
    extendLeases(database, runningJobs, clock()).catch((error) =>
      log("error", "jobs unreachable", faultFields(error)),
    );
  };

  return {
    runDue,
    wake: tick,
    start: () => {
      timers = [setInterval(tick, tickMilliseconds), setInterval(keepLeases, leaseMilliseconds / 4)];
    },
    stop: async () => {
      isStopped = true;
      wakeLoop();
      await checking?.catch(() => {});
      for (const timer of timers) clearInterval(timer);
    },
  };
}
