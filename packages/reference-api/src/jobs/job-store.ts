import type { Database, Executor } from "../database/database.ts";
import { type Writes, write } from "../database/writes.ts";
import { type LeasedJob, leaseMilliseconds } from "./lease-due-job.ts";

export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  runAt: Date;
  /** With a name only one such job waits at a time. */
  name?: string;
}

/** In the transaction of what causes it: both happen or neither. */
export const addJob = (executor: Executor, job: NewJob): Promise<void> => write(executor, jobWrites(job));

export const jobWrites = ({ kind, payload = {}, runAt, name }: NewJob): Writes => ({
  job: (open) =>
    open
      .insertInto("job")
      .values({ kind, payload: JSON.stringify(payload), run_at: runAt, name: name ?? null })
      .onConflict((conflict) => conflict.column("name").doNothing()),
});

/** Twice the longest rhythm: a planned job that waits longer was put off by a clock that was wrong. */
const longestRhythm = 2 * 24 * 3_600_000;

/** At the start of a process, for a job that repeats. */
export async function planJob(executor: Executor, job: NewJob & { name: string }): Promise<void> {
  await addJob(executor, job);
  const latest = new Date(job.runAt.getTime() + longestRhythm);
  await executor
    .updateTable("job")
    .set({ run_at: job.runAt, leased_until: null })
    .where("name", "=", job.name)
    .where(({ or, eb }) => or([eb("run_at", ">", latest), eb("leased_until", ">", latest)]))
    .execute();
}

/**
 * Renews the leases of a process that still runs, however long its jobs take; a job that another process has taken
 * meanwhile stays with it.
 */
export async function extendLeases(database: Database, jobs: readonly LeasedJob[], now: Date): Promise<void> {
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
  for (const { id, attempts } of jobs)
    await database
      .updateTable("job")
      .set({ leased_until: leasedUntil })
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .execute();
}

export async function finishJob(database: Database, id: number): Promise<void> {
  await database.deleteFrom("job").where("id", "=", id).execute();
}

/**
 * The job that has run waits anew, as the row it is: whether its process dies before this statement, or another has
 * run it meanwhile, there is one such row.
 */
export async function repeatJob(database: Database, id: number, runAt: Date): Promise<void> {
  await database
    .updateTable("job")
    .set({ run_at: runAt, leased_until: null, attempts: 0, last_error: null })
    .where("id", "=", id)
    .execute();
}

const longestPauseMilliseconds = 3_600_000;

/** A failed job waits 2, 4, 8 … seconds, at most an hour, and is never dropped. */
export async function postponeJob(
  database: Database,
  job: LeasedJob,
  now: Date,
  error: string,
): Promise<void> {
  const pause = Math.min(1000 * 2 ** Math.min(job.attempts, 20), longestPauseMilliseconds);
  await database
    .updateTable("job")
    .set({ run_at: new Date(now.getTime() + pause), leased_until: null, last_error: error })
    .where("id", "=", job.id)
    .execute();
}
