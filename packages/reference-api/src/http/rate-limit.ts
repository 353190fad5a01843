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
  /** The sentence at the limit, where there is more to say than to wait. */
  detail?: RefusalMessage;
}

export interface Spending {
  readonly database: Database;
  readonly secretKey: string;
  readonly now: Date;
}

/** Counts in the database, across processes and restarts. Outside the caller's transaction, because a refused act counts too. */
export async function spend(
  { database, secretKey, now }: Spending,
  { name, burst, seconds, detail }: Allowance,
  who: string,
): Promise<void> {
  const key = signature(secretKey, "rate-limit", `${name}\n${who}`);
  if (!(await spendAllowance(database, key, { burst, seconds }, now))) throw tooManyRequests(seconds, detail);
}

/** The limits of an account that are counted in the database, and that time gives back. */
type Returning = {
  [Name in AccountLimitName]: (typeof accountLimits)[Name] extends { over: "tooMany"; seconds: number }
    ? Name
    : never;
}[AccountLimitName];

const keyOf = ({ secretKey }: { secretKey: string }, name: Returning, account: number) =>
  signature(secretKey, "rate-limit", `${name}\n${account}`);

/** For a cost known before: takes one. */
export async function spendOfAccount(place: Spending, name: Returning, account: number): Promise<void> {
  const { most: burst, seconds, detail } = accountLimits[name];
  if (!(await spendAllowance(place.database, keyOf(place, name, account), { burst, seconds }, place.now)))
    throw tooManyRequests(seconds, detail, name);
}

/** For a cost known only afterwards (`noteTaken`): an account that has taken too much has to wait. */
export async function requireLeft(
  place: Spending,
  names: readonly Returning[],
  account: number,
): Promise<void> {
  for (const name of names) {
    const { most, seconds, detail } = accountLimits[name];
    const latest = new Date(place.now.getTime() + most * seconds * 1000);
    const spent = await place.database
      .selectFrom("rate_limit")
      .select("used_until")
      .where("key", "=", keyOf(place, name, account))
      .where("used_until", ">", latest)
      .executeTakeFirst();
    if (!spent) continue;
    const wait = Math.ceil((spent.used_until.getTime() - latest.getTime()) / 1000);
    throw tooManyRequests(Math.max(seconds, wait), detail, name);
  }
}

export const noteTaken = (place: Spending, name: Returning, account: number, amount: number): Promise<void> =>
  noteSpent(place.database, keyOf(place, name, account), accountLimits[name].seconds * amount, place.now);

export async function deleteSpentAllowances(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("rate_limit").where("used_until", "<", now).execute();
}
