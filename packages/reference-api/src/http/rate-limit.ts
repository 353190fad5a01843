import type { Database } from "../database/database.ts";
import { type AccountLimitName, accountLimits } from "./account-limits.ts";
import { type RefusalMessage, tooManyRequests } from "./errors.ts";
import { signature } from "./secrets.ts";
import { noteSpent, spendAllowance } from "./spend-allowance.ts";

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
