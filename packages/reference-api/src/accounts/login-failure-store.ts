import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { signature } from "../http/secrets.ts";
import { normalEmail } from "./applicant-store.ts";

/** Which account was tried; kept only as a keyed hash, known and unknown addresses alike. */
export interface TriedAccount {
  secret: string;
  brand: string;
  email: string;
}

const keyOf = ({ secret, brand, email }: TriedAccount) =>
  signature(secret, "login-failure", `${brand}\n${normalEmail(email)}`);

const freeFailures = 5;
const longestWaitSeconds = 300;
const forgottenAfterSeconds = 3600;

/** The first failures cost nothing, then the wait doubles up to five minutes; never a lock that needs a person. */
export async function noteFailure(executor: Executor, account: TriedAccount, now: Date): Promise<void> {
  await sql`
    insert into login_failure as known (key, failures, failed_at, wait_until)
    values (${keyOf(account)}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when known.failed_at < ${secondsBefore(now, forgottenAfterSeconds)} then 1 else known.failures + 1 end,
      failed_at = ${now},
      wait_until = ${now}::timestamptz + make_interval(secs => case
        when known.failed_at < ${secondsBefore(now, forgottenAfterSeconds)} or known.failures + 1 < ${freeFailures} then 0
        else least(power(2, least(known.failures + 1 - ${freeFailures}, 20)), ${longestWaitSeconds})
      end)`.execute(executor);
}

/** How long this account has to wait; attempts made meanwhile are not judged and do not lengthen it. */
export async function secondsToWait(executor: Executor, account: TriedAccount, now: Date): Promise<number> {
  const found = await executor
    .selectFrom("login_failure")
    .select("wait_until")
    .where("key", "=", keyOf(account))
    .executeTakeFirst();
  return found ? Math.max(0, Math.ceil((found.wait_until.getTime() - now.getTime()) / 1000)) : 0;
}

export async function forgetFailures(executor: Executor, account: TriedAccount): Promise<void> {
  await executor.deleteFrom("login_failure").where("key", "=", keyOf(account)).execute();
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
