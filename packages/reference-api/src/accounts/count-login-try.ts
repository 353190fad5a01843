import { sql } from "kysely";
import type { Executor } from "../database/database.ts";

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
export async function countLoginTry(executor: Executor, key: string, now: Date): Promise<boolean> {
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
