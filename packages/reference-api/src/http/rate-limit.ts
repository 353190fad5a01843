import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type AccountLimitName, accountLimits } from "./account-limits.ts";
import { type RefusalMessage, tooManyRequests } from "./errors.ts";
import { signature } from "./secrets.ts";

export interface Allowance {
  /** Name of the counted act, such as "register by address". */
  name: string;
  /** Number of allowed acts; one is returned every `seconds`. */
  burst: number;
  seconds: number;
  /** The sentence of the refusal, if it says more than when to try again. */
  detail?: RefusalMessage;
}

export interface LimitStore {
  readonly database: Database;
  readonly secretKey: string;
  readonly now: Date;
}

/** Counts in the database, across processes and restarts. Outside the caller's transaction, because a refused act counts too. */
export async function spend(
  { database, secretKey, now }: LimitStore,
  { name, burst, seconds, detail }: Allowance,
  who: string,
): Promise<void> {
  const key = signature(secretKey, "rate-limit", `${name}\n${who}`);
  if (!(await spendAllowance(database, key, { burst, seconds }, now))) throw tooManyRequests(seconds, detail);
}

/** Limits of an account that are counted in the database and refill with time. */
type RefilledLimit = {
  [Name in AccountLimitName]: (typeof accountLimits)[Name] extends { over: "tooMany"; seconds: number }
    ? Name
    : never;
}[AccountLimitName];

const keyOf = ({ secretKey }: { secretKey: string }, name: RefilledLimit, account: number) =>
  signature(secretKey, "rate-limit", `${name}\n${account}`);

/** Counts one act before it is done; throws at the limit. */
export async function spendOfAccount(store: LimitStore, name: RefilledLimit, account: number): Promise<void> {
  const { most: burst, seconds, detail } = accountLimits[name];
  if (!(await spendAllowance(store.database, keyOf(store, name, account), { burst, seconds }, store.now)))
    throw tooManyRequests(seconds, detail, name);
}

/** For a cost that is known only afterwards (`recordUsage`): throws while the account is over a limit. */
export async function refuseOverLimit(
  store: LimitStore,
  names: readonly RefilledLimit[],
  account: number,
): Promise<void> {
  for (const name of names) {
    const { most, seconds, detail } = accountLimits[name];
    const latest = new Date(store.now.getTime() + most * seconds * 1000);
    const spent = await store.database
      .selectFrom("rate_limit")
      .select("used_until")
      .where("key", "=", keyOf(store, name, account))
      .where("used_until", ">", latest)
      .executeTakeFirst();
    if (!spent) continue;
    const wait = Math.ceil((spent.used_until.getTime() - latest.getTime()) / 1000);
    throw tooManyRequests(Math.max(seconds, wait), detail, name);
  }
}

export const recordUsage = (
  store: LimitStore,
  name: RefilledLimit,
  account: number,
  amount: number,
): Promise<void> =>
  noteSpent(store.database, keyOf(store, name, account), accountLimits[name].seconds * amount, store.now);

export async function deleteSpentAllowances(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("rate_limit").where("used_until", "<", now).execute();
}

/**
 * Counts one use of what is limited, and answers whether it was still allowed. `used_until` is the moment at which
 * everything used so far has been given back: each use moves it on by `seconds`, and it may lie at most `burst` uses
 * ahead of now. A refused use moves nothing.
 *
 * Tuned: the question and the count are one statement, so that processes beside each other cannot all pass the question
 * first.
 */
async function spendAllowance(
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
async function noteSpent(database: Database, key: string, seconds: number, now: Date): Promise<void> {
  const step = `${seconds} seconds`;
  await sql`
    insert into rate_limit as known (key, used_until) values (${key}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${step}::interval`.execute(
    database,
  );
}
