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
