import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";
import { normalEmail } from "./applicant-store.ts";

/**
 * An account and the place or session that tried it, stored as a keyed hash. Each has its own count, so that nobody
 * can make another wait.
 */
export interface TriedAccount {
  secret: string;
  brand: string;
  email: string;
  by: string;
}

const keyOf = ({ secret, brand, email, by }: TriedAccount) =>
  signature(secret, "login-failure", `${brand}\n${normalEmail(email)}\n${by}`);

const freeFailures = 5;
const longestWaitSeconds = 300;
const forgottenAfterSeconds = 3600;

/**
 * Counts a login as failed before its password is checked, and returns whether it may be checked. Four failures are
 * free; from the fifth the wait is 1, 2, 4 … seconds, at most five minutes. An hour without attempts resets the
 * count. Attempts during the wait are refused and do not lengthen it. Tuned: check and count are one statement, so
 * that parallel attempts cannot all pass the check.
 */
async function countLoginTry(executor: Executor, key: string, now: Date): Promise<boolean> {
  const forgottenBefore = new Date(now.getTime() - forgottenAfterSeconds * 1000);
  const counted = await sql`
    insert into login_failure as known (key, failures, failed_at, wait_until)
    values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when known.failed_at < ${forgottenBefore} then 1 else known.failures + 1 end,
      failed_at = ${now},
      wait_until = ${now}::timestamptz + make_interval(secs => case
        when known.failed_at < ${forgottenBefore} or known.failures + 1 < ${freeFailures} then 0
        else least(power(2, least(known.failures + 1 - ${freeFailures}, 20)), ${longestWaitSeconds})
      end)
    where known.wait_until <= ${now}
    returning key`.execute(executor);
  return counted.rows.length > 0;
}

/** Parallel attempts are as slow as sequential ones; no lock needs a person. */
export async function countTry(executor: Executor, account: TriedAccount, now: Date): Promise<void> {
  if (await countLoginTry(executor, keyOf(account), now)) return;
  throw tooManyRequests(await secondsToWait(executor, account, now));
}

async function secondsToWait(executor: Executor, account: TriedAccount, now: Date): Promise<number> {
  const found = await executor
    .selectFrom("login_failure")
    .select("wait_until")
    .where("key", "=", keyOf(account))
    .executeTakeFirst();
  return found ? Math.max(1, Math.ceil((found.wait_until.getTime() - now.getTime()) / 1000)) : 1;
}

export async function forgetFailures(executor: Executor, account: TriedAccount): Promise<void> {
  await executor.deleteFrom("login_failure").where("key", "=", keyOf(account)).execute();
}
