import type { Database } from "../database/database.ts";
import type { Log } from "../http/log.ts";
import { faultFields } from "../http/log.ts";
import { finishJob, leaseDueJob, postponeJob, repeatJob } from "./job-store.ts";

export interface JobRunner {
  /** Runs everything that is due now, then returns how much it ran; tests call it with their own clock. */
  runDue(): Promise<number>;
  /** Looks at once instead of at the next tick. */
  wake(): void;
  start(): void;
  /** Ends after the job in hand. */
  stop(): Promise<void>;
}

/**
 * Must be safe to run twice: a job whose process died is run again. A job that comes again answers when; any other is
 * done.
 */
export type JobHandler = (payload: Readonly<Record<string, unknown>>) => Promise<Date | undefined>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

const tickMilliseconds = 500;

export function jobRunner(
  { database, clock, log }: { database: Database; clock: () => Date; log: Log },
  handlers: () => JobHandlers,
): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = false;

  async function runOne(): Promise<boolean> {
    const job = await leaseDueJob(database, clock());
    if (!job) return false;
    try {
      const handler = handlers()[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      const again = await handler(job.payload);
      if (again) await repeatJob(database, job.id, again);
      else await finishJob(database, job.id);
    } catch (error) {
      log("error", "job failed", { kind: job.kind, attempt: job.attempts, ...faultFields(error) });
      await postponeJob(database, job, clock(), error instanceof Error ? error.name : "error");
    }
    return true;
  }

  async function runAll(): Promise<number> {
    let count = 0;
    while (!stopped && (await runOne())) count += 1;
    return count;
  }

  function runDue(): Promise<number> {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  const tick = () => {
    runDue().catch((error) => log("error", "jobs unreachable", faultFields(error)));
  };

  return {
    runDue,
    wake: tick,
    start: () => {
      timer = setInterval(tick, tickMilliseconds);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}
