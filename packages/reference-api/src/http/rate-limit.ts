import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type Saying, tooManyRequests } from "./errors.ts";
import { signature } from "./secrets.ts";

export interface Allowance {
  /** What is counted, such as "register by address". */
  name: string;
  /** How many at once … */
  burst: number;
  /** … and how long until one of them is given back. */
  seconds: number;
  /** The sentence at the limit, where there is more to say than to wait. */
  detail?: Saying;
}

/**
 * Counts in the database, so that every process counts together and a restart forgets nothing.
 * Not in the caller's transaction: what is refused afterwards has been tried all the same.
 */
export async function spend(
  { database, secretKey, now }: { database: Database; secretKey: string; now: Date },
  { name, burst, seconds, detail }: Allowance,
  who: string,
): Promise<void> {
  const key = signature(secretKey, "rate-limit", `${name}\n${who}`);
  const step = `${seconds} seconds`;
  const latest = new Date(now.getTime() + burst * seconds * 1000);
  const spent = await sql`
    insert into rate_limit as known (key, used_until) values (${key}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${step}::interval
    where greatest(known.used_until, ${now}) + ${step}::interval <= ${latest}
    returning key`.execute(database);
  if (spent.rows.length === 0) throw tooManyRequests(seconds, detail);
}

export async function deleteSpentAllowances(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("rate_limit").where("used_until", "<", now).execute();
}
