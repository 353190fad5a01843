import type { Database } from "../database/database.ts";
import { spendAllowance } from "../tuned-sql/spend-allowance.ts";
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
  if (!(await spendAllowance(database, key, { burst, seconds }, now))) throw tooManyRequests(seconds, detail);
}

export async function deleteSpentAllowances(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("rate_limit").where("used_until", "<", now).execute();
}
