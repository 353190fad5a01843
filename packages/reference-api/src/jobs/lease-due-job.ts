import { sql } from "kysely";
import type { Database } from "../database/database.ts";

export interface LeasedJob {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

export const leaseMilliseconds = 60_000;

/**
 * Takes the oldest job that is due, is leased to nobody and is of none of these kinds; it belongs to the caller for a
 * minute, and the attempt is counted.
 *
 * Tuned: choosing and leasing are one statement, and `skip locked` lets processes beside each other take different jobs
 * without waiting.
 */
export async function leaseDueJob(
  database: Database,
  now: Date,
  without: readonly string[] = [],
): Promise<LeasedJob | undefined> {
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds);
  const leased = await sql<LeasedJob>`
    update job set leased_until = ${leasedUntil}, attempts = attempts + 1
    where id = (
      select id from job
      where run_at <= ${now} and (leased_until is null or leased_until <= ${now})
        and kind <> all (${[...without]}::text[])
      order by run_at, id
      limit 1
      for update skip locked
    )
    returning id, kind, payload, attempts`.execute(database);
  return leased.rows[0];
}
