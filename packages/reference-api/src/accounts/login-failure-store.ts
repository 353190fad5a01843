import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";
import { normalEmail } from "./applicant-store.ts";

/**
 * Which account was tried, and by whom: a place, or a session. Kept only as a keyed hash, known and unknown addresses
 * alike. Each has a count of its own, so that nobody can make another one wait.
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
 * A try counts as a failure before it is judged, in the statement that asks whether it may be made: many at once are
 * no faster than one after the other. The first cost nothing, then the wait doubles up to five minutes; never a lock
 * that needs a person. Tries made while waiting are not judged and do not lengthen it.
 */
export async function countTry(executor: Executor, account: TriedAccount, now: Date): Promise<void> {
  const counted = await sql`
    insert into login_failure as known (key, failures, failed_at, wait_until)
    values (${keyOf(account)}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when known.failed_at < ${secondsBefore(now, forgottenAfterSeconds)} then 1 else known.failures + 1 end,
      failed_at = ${now},
      wait_until = ${now}::timestamptz + make_interval(secs => case
        when known.failed_at < ${secondsBefore(now, forgottenAfterSeconds)} or known.failures + 1 < ${freeFailures} then 0
        else least(power(2, least(known.failures + 1 - ${freeFailures}, 20)), ${longestWaitSeconds})
      end)
    where known.wait_until <= ${now}
    returning key`.execute(executor);
  if (counted.rows.length === 0) throw tooManyRequests(await secondsToWait(executor, account, now));
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

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
