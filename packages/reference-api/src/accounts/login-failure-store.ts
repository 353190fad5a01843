import { sql } from "kysely";
import { normalEmail } from "../database/applicants.ts";
import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";

/** An account and a client. Each pair has its own count, which is stored under a keyed hash. */
export interface AttemptedAccount {
  secret: string;
  brand: string;
  email: string;
  /** Device, network or session of the attempt. */
  client: string;
}

const keyOf = ({ secret, brand, email, client }: AttemptedAccount) =>
  signature(secret, "login-failure", `${brand}\n${normalEmail(email)}\n${client}`);

const failuresWithoutWait = 5;
const maximumWaitSeconds = 300;
const resetAfterSeconds = 3600;

/**
 * Counts a login as failed before the password check; returns false during a wait. The fifth failure causes a wait of
 * one second, and each further one doubles it. One statement checks and counts, so that parallel attempts cannot all
 * pass.
 */
async function countUnlessWaiting(executor: Executor, key: string, now: Date): Promise<boolean> {
  const resetBefore = new Date(now.getTime() - resetAfterSeconds * 1000);
  const result = await sql`
    insert into login_failure as existing (key, failures, failed_at, wait_until)
    values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when existing.failed_at < ${resetBefore} then 1 else existing.failures + 1 end,
      failed_at = ${now},
      wait_until = ${now}::timestamptz + make_interval(secs => case
        when existing.failed_at < ${resetBefore} or existing.failures + 1 < ${failuresWithoutWait} then 0
        else least(power(2, least(existing.failures + 1 - ${failuresWithoutWait}, 20)), ${maximumWaitSeconds})
      end)
    where existing.wait_until <= ${now}
    returning key`.execute(executor);
  return result.rows.length > 0;
}

export async function countAttempt(executor: Executor, account: AttemptedAccount, now: Date): Promise<void> {
  if (await countUnlessWaiting(executor, keyOf(account), now)) return;
  throw tooManyRequests(await secondsToWait(executor, account, now));
}

async function secondsToWait(executor: Executor, account: AttemptedAccount, now: Date): Promise<number> {
  const failure = await executor
    .selectFrom("login_failure")
    .select("wait_until")
    .where("key", "=", keyOf(account))
    .executeTakeFirst();
  return failure ? Math.max(1, Math.ceil((failure.wait_until.getTime() - now.getTime()) / 1000)) : 1;
}

export async function resetFailures(executor: Executor, account: AttemptedAccount): Promise<void> {
  await executor.deleteFrom("login_failure").where("key", "=", keyOf(account)).execute();
}
