import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/**
 * Counts one use of what is limited, and answers whether it was still allowed. `used_until` is the moment at which
 * everything used so far has been given back: each use moves it on by `seconds`, and it may lie at most `burst` uses
 * ahead of now. A refused use moves nothing.
 *
 * Tuned: the question and the count are one statement, so that processes beside each other cannot all pass the question
 * first.
 */
export async function spendAllowance(
  database: Database,
  key: string,
  { burst, seconds }: { burst: number; seconds: number },
  now: Date,
): Promise<boolean> {
  const step = `${seconds} seconds`;
  const latest = new Date(now.getTime() + burst * seconds * 1000);
  const spent = await sql`
    insert into rate_limit as known (key, used_until) values (${key}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${step}::interval
    where greatest(known.used_until, ${now}) + ${step}::interval <= ${latest}
    returning key`.execute(database);
  return spent.rows.length > 0;
}

/** Counts a use that has happened already, so many seconds of it, even beyond the limit. */
export async function noteSpent(database: Database, key: string, seconds: number, now: Date): Promise<void> {
  const step = `${seconds} seconds`;
  await sql`
    insert into rate_limit as known (key, used_until) values (${key}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${step}::interval`.execute(
    database,
  );
}
