import { extname } from "node:path";
import { refuseWithoutTurn } from "../http/errors.ts";
import { thread } from "../thread.ts";
import { type Caller, turns } from "../turns.ts";
import type { PasswordAsked } from "./password-judge.ts";

/** Fewer guesses than a hundred million can be made by somebody who has stolen the hashes. */
const leastScore = 3;
/** Judging takes more than linear time, and a longer password is safe by its length. */
const longestJudged = 40;

/** One after the other: each takes a tenth of a second, while requests are answered. */
export const passwordsJudged = turns({ places: 1, queueLength: 60, queueOfOne: 10, timeout: 10_000 });

/** Its lists take half a second, once, when somebody chooses a password. */
const scoreOf = thread<PasswordAsked>(
  new URL(`./password-judge${extname(import.meta.url)}`, import.meta.url),
);

/** Whether lists of common passwords, names and words, and rows of keys lead to it soon. */
export async function isGuessable(
  password: string,
  ownWords: readonly string[],
  caller?: Caller,
): Promise<boolean> {
  if (password.length > longestJudged) return false;
  const score = await passwordsJudged
    .run(() => scoreOf({ password, ownWords }), caller)
    .catch(refuseWithoutTurn());
  return Number(score) < leastScore;
}
