import { extname } from "node:path";
import { refuseIfQueueFull } from "../http/errors.ts";
import { createThread } from "../thread.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";
import type { PasswordAsked } from "./password-judge.ts";

/** An attacker with the hashes cannot try more than a hundred million passwords. */
const leastScore = 3;
/** Estimating takes more than linear time, and longer passwords are safe by their length. */
const longestJudged = 40;

/** One at a time, because each takes a tenth of a second while the server answers requests. */
export const passwordsJudged = createWorkQueue({
  slots: 1,
  queueLength: 60,
  queuePerAccount: 10,
  timeout: 10_000,
});

/** Loading the lists takes half a second, so they are loaded on first use. */
const scoreOf = createThread<PasswordAsked>(
  new URL(`./password-judge${extname(import.meta.url)}`, import.meta.url),
);

/** True if lists of passwords, names, words or keyboard rows soon give the password. */
export async function isGuessable(
  password: string,
  ownWords: readonly string[],
  caller?: Caller,
): Promise<boolean> {
  if (password.length > longestJudged) return false;
  const score = await passwordsJudged
    .run(() => scoreOf({ password, ownWords }), caller)
    .catch(refuseIfQueueFull());
  return Number(score) < leastScore;
}
