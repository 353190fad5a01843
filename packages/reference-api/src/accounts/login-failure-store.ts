import { sql } from "kysely";
import type { Config } from "../config/read-config.ts";
import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";
import type { LoginAttempt } from "./known-clients.ts";

/** Key of the failures of one client for an account, a keyed hash. The client is a device, network or session. */
export const failureKey = (
  { secretKey }: Pick<Config, "secretKey">,
  { service, email }: Pick<LoginAttempt, "service" | "email">,
  client: string,
): string => signature(secretKey, "login-failure", `${service}\n${email}\n${client}`);

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

export async function countAttempt(executor: Executor, key: string, now: Date): Promise<void> {
  if (await countUnlessWaiting(executor, key, now)) return;
  const failure = await executor
    .selectFrom("login_failure")
    .select("wait_until")
    .where("key", "=", key)
    .executeTakeFirst();
  const milliseconds = failure ? failure.wait_until.getTime() - now.getTime() : 0;
  throw tooManyRequests(Math.max(1, Math.ceil(milliseconds / 1000)));
}

export async function resetFailures(executor: Executor, key: string): Promise<void> {
  await executor.deleteFrom("login_failure").where("key", "=", key).execute();
}
