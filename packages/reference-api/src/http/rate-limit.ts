import { sql } from "kysely";
import type { Config } from "../config/read-config.ts";
import type { Database } from "../database/database.ts";
import { type AccountLimitName, accountLimits } from "./account-limits.ts";
import { tooManyRequests } from "./errors.ts";
import { signature } from "./secrets.ts";

export interface RateLimit {
  /** Name of the counted act, such as "register by address". */
  name: string;
  /** Number of allowed acts; one is returned every `seconds`. */
  burst: number;
  seconds: number;
}

/** A request, or the services and the time. */
export interface LimitedRequest {
  readonly services: { readonly database: Database; readonly config: Pick<Config, "secretKey"> };
  readonly now: Date;
}

/**
 * Counts one act of the subject; throws at the limit. Counts outside the caller's transaction, because a refused act
 * counts too.
 */
export async function enforceRateLimit(
  request: LimitedRequest,
  { name, burst, seconds }: RateLimit,
  subject: string,
): Promise<void> {
  if (!(await countUseUnlessAtLimit(request, keyOf(request, name, subject), { burst, seconds })))
    throw tooManyRequests(seconds);
}

/** Limits of an account that are counted in the database and refill with time. */
type RefilledLimit = {
  [Name in AccountLimitName]: (typeof accountLimits)[Name] extends {
    whenExceeded: "tooMany";
    seconds: number;
  }
    ? Name
    : never;
}[AccountLimitName];

const keyOf = ({ services: { config } }: LimitedRequest, name: string, subject: string | number) =>
  signature(config.secretKey, "rate-limit", `${name}\n${subject}`);

/** Counts one act before it is done; throws at the limit. */
export async function countAccountUse(
  request: LimitedRequest,
  name: RefilledLimit,
  account: number,
): Promise<void> {
  const { maximum: burst, seconds, detail } = accountLimits[name];
  if (!(await countUseUnlessAtLimit(request, keyOf(request, name, account), { burst, seconds })))
    throw tooManyRequests(seconds, detail, name);
}

/** For a cost that is known only afterwards (`recordUsage`): throws while the account is over a limit. */
export async function refuseOverLimit(
  request: LimitedRequest,
  names: readonly RefilledLimit[],
  account: number,
): Promise<void> {
  for (const name of names) {
    const { maximum, seconds, detail } = accountLimits[name];
    const latest = new Date(request.now.getTime() + maximum * seconds * 1000);
    const usage = await request.services.database
      .selectFrom("rate_limit")
      .select("used_until")
      .where("key", "=", keyOf(request, name, account))
      .where("used_until", ">", latest)
      .executeTakeFirst();
    if (!usage) continue;
    const wait = Math.ceil((usage.used_until.getTime() - latest.getTime()) / 1000);
    throw tooManyRequests(Math.max(seconds, wait), detail, name);
  }
}

/** Counts usage that has already happened, even beyond the limit. */
export async function recordUsage(
  request: LimitedRequest,
  name: RefilledLimit,
  account: number,
  amount: number,
): Promise<void> {
  const { services, now } = request;
  const step = `${accountLimits[name].seconds * amount} seconds`;
  await sql`
    insert into rate_limit as existing (key, used_until)
    values (${keyOf(request, name, account)}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(existing.used_until, ${now}) + ${step}::interval`.execute(
    services.database,
  );
}

/**
 * Counts one use and returns false at the limit. `used_until` is the time at which all uses are returned: each use
 * adds `seconds`, up to `burst` uses ahead of now. One statement checks and counts, so that parallel processes cannot
 * all pass the check.
 */
async function countUseUnlessAtLimit(
  { services: { database }, now }: LimitedRequest,
  key: string,
  { burst, seconds }: { burst: number; seconds: number },
): Promise<boolean> {
  const step = `${seconds} seconds`;
  const latest = new Date(now.getTime() + burst * seconds * 1000);
  const updated = await sql`
    insert into rate_limit as existing (key, used_until) values (${key}, ${now}::timestamptz + ${step}::interval)
    on conflict (key) do update set used_until = greatest(existing.used_until, ${now}) + ${step}::interval
    where greatest(existing.used_until, ${now}) + ${step}::interval <= ${latest}
    returning key`.execute(database);
  return updated.rows.length > 0;
}
