import { type Selectable, sql } from "kysely";
import { type Database, type Executor, type Writes, write } from "../database/database.ts";
import type { OperationTables } from "../database/tables/operation-tables.ts";

export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  runAt: Date;
  /** Only one job of this name can wait. */
  name?: string;
}

/** Adds a job in the transaction of its cause. */
export const addJob = (executor: Executor, job: NewJob): Promise<void> => write(executor, jobWrites(job));

export const jobWrites = ({ kind, payload = {}, runAt, name }: NewJob): Writes => ({
  job: (creator) =>
    creator
      .insertInto("job")
      .values({ kind, payload: JSON.stringify(payload), run_at: runAt, name: name ?? null })
      .onConflict((conflict) => conflict.column("name").doNothing()),
});

/** Milliseconds until a planned job; a longer delay is the result of a wrong clock. */
const maximumDelay = 2 * 24 * 3_600_000;

/**
 * Adds a repeating job at the start of a process, and corrects one that a wrong clock postponed. The unique name
 * prevents duplicates among processes.
 */
export async function planJob(executor: Executor, job: NewJob & { name: string }): Promise<void> {
  await addJob(executor, job);
  const latest = new Date(job.runAt.getTime() + maximumDelay);
  await executor
    .updateTable("job")
    .set({ run_at: job.runAt, leased_until: null })
    .where("name", "=", job.name)
    .where(({ or, eb }) => or([eb("run_at", ">", latest), eb("leased_until", ">", latest)]))
    .execute();
}

export type LeasedJob = Pick<Selectable<OperationTables["job"]>, "id" | "kind" | "payload" | "attempts">;

export const leaseMilliseconds = 60_000;

/**
 * Leases the oldest due job that is not of these kinds, and counts the attempt. `skip locked` lets parallel processes
 * take different jobs without waiting.
 */
export async function leaseDueJob(
  database: Database,
  now: Date,
  excludedKinds: readonly string[] = [],
): Promise<LeasedJob | undefined> {
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
  const leased = await sql<LeasedJob>`
    update job set leased_until = ${leasedUntil}, attempts = attempts + 1
    where id = (
      select id from job
      where run_at <= ${now} and (leased_until is null or leased_until <= ${now})
        and kind <> all (${[...excludedKinds]}::text[])
      order by run_at, id
      limit 1
      for update skip locked
    )
    returning id, kind, payload, attempts`.execute(database);
  return leased.rows[0];
}

/** Renews the leases of running jobs, except those that another process has taken. */
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

/** Reschedules the row of the job, so that there is always one such row. */
export async function rescheduleJob(
  database: Database,
  id: number,
  columns: { run_at: Date; attempts?: number; last_error: string | null },
): Promise<void> {
  await database
    .updateTable("job")
    .set({ ...columns, leased_until: null })
    .where("id", "=", id)
    .execute();
}
