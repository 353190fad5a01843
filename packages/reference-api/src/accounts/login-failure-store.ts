import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";
import { normalEmail } from "./applicant-store.ts";

/**
 * The account and the place or session that tried it. Kept only as a keyed hash, for known and unknown addresses alike.
 * Each has a count of its own, so that nobody can make another one wait.
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
 * Counts a login as failed before its password is judged, and answers whether it may be judged at all. The first four
 * cost nothing; from the fifth on the next has to wait 1, 2, 4 … seconds, at most five minutes. After an hour without a
 * try the count begins anew. A try during the wait is not judged and does not lengthen it.
 *
 * Tuned: the question and the count are one statement, so that many tries at once cannot all pass the question first.
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

/** Many tries at once are no faster than one after the other; never a lock that needs a person. */
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

/** The password was right. */
export async function forgetFailures(executor: Executor, account: TriedAccount): Promise<void> {
  await executor.deleteFrom("login_failure").where("key", "=", keyOf(account)).execute();
}
