import type { Executor } from "../database/database.ts";
import { tooManyRequests } from "../http/errors.ts";
import { signature } from "../http/secrets.ts";
import { normalEmail } from "./applicant-store.ts";
import { countLoginTry } from "./count-login-try.ts";

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
