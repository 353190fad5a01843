import type { Database } from "../database/database.ts";
import type { JobHandlers, JobRunner } from "../http/services.ts";
import { faultFields, type Log } from "../log.ts";
import {
  extendLeases,
  finishJob,
  type LeasedJob,
  leaseDueJob,
  leaseMilliseconds,
  rescheduleJob,
} from "./job-store.ts";

const tickMilliseconds = 500;
/** Maximum parallel jobs in total and per kind, so that a slow mail server delays only mails. */
const maxRunning = 4;
const maxRunningOfKind = 2;
/** A failed job is repeated after 2, 4, 8 … seconds. */
const maximumPauseMilliseconds = 3_600_000;

export function createJobRunner(
  { database, clock, log }: { database: Database; clock: () => Date; log: Log },
  handlers: () => JobHandlers,
): JobRunner {
  let timers: NodeJS.Timeout[] = [];
  let pendingRun: Promise<number> | undefined;
  let wakeLoop = () => {};
  let isStopped = false;
  /** Running jobs with their completion. */
  const running = new Map<LeasedJob, Promise<void>>();

  const logUnreachable = (error: unknown) => log("error", "jobs unreachable", faultFields(error));

  async function runJob(job: LeasedJob): Promise<void> {
    try {
      const handler = handlers()[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      const repeatAt = await handler(job.payload);
      if (repeatAt)
        await rescheduleJob(database, job.id, { run_at: repeatAt, attempts: 0, last_error: null });
      else await finishJob(database, job.id);
    } catch (error) {
      log("error", "job failed", { kind: job.kind, attempt: job.attempts, ...faultFields(error) });
      const pause = Math.min(1000 * 2 ** job.attempts, maximumPauseMilliseconds);
      const run_at = new Date(clock().getTime() + pause);
      const last_error = error instanceof Error ? error.name : "error";
      await rescheduleJob(database, job.id, { run_at, last_error });
    }
  }

  function startJob(job: LeasedJob): void {
    const completion = runJob(job)
      .catch(logUnreachable)
      .finally(() => running.delete(job));
    running.set(job, completion);
  }

  function kindsAtLimit(): string[] {
    const jobsByKind = [...Map.groupBy(running.keys(), ({ kind }) => kind)];
    return jobsByKind.filter(([, jobs]) => jobs.length >= maxRunningOfKind).map(([kind]) => kind);
  }

  async function runUntilIdle(): Promise<number> {
    for (let count = 0; ; ) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wakeLoop = resolve;
      const hasFreeSlot = !isStopped && running.size < maxRunning;
      const excludedKinds = kindsAtLimit();
      const job = hasFreeSlot ? await leaseDueJob(database, clock(), excludedKinds) : undefined;
      if (job) {
        startJob(job);
        count += 1;
      } else if (running.size > 0) await Promise.race([woken, ...running.values()]);
      // A kind at its limit may have more due jobs, because its running jobs have ended.
      else if (isStopped || excludedKinds.length === 0) return count;
    }
  }

  function runDue(): Promise<number> {
    wakeLoop();
    pendingRun ??= runUntilIdle().finally(() => {
      pendingRun = undefined;
    });
    return pendingRun;
  }

  const tick = () => void runDue().catch(logUnreachable);
  const renewLeases = () => {
    extendLeases(database, [...running.keys()], clock()).catch(logUnreachable);
  };

  return {
    /** Runs all due jobs and returns their number. */
    runDue,
    /** Checks for due jobs now instead of at the next tick. */
    wake: tick,
    start: () => {
      timers = [setInterval(tick, tickMilliseconds), setInterval(renewLeases, leaseMilliseconds / 4)];
    },
    /** Waits for the running jobs. */
    stop: async () => {
      isStopped = true;
      wakeLoop();
      await pendingRun?.catch(() => {});
      for (const timer of timers) clearInterval(timer);
    },
  };
}
