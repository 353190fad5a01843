import { extname } from "node:path";
import { refuseIfQueueFull } from "../http/errors.ts";
import { createThread } from "../thread.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";
import type { PasswordToEstimate } from "./password-worker.ts";

/** Score of passwords that need more than a hundred million attempts. */
const minimumScore = 3;
/** Longer passwords are safe by their length and slow to estimate. */
const maximumEstimatedLength = 40;

/** One estimate at a time, because each takes a tenth of a second. */
export const estimateQueue = createWorkQueue({
  slots: 1,
  queueLength: 60,
  queuePerAccount: 10,
  timeout: 10_000,
});

/** The thread loads its lists on first use, because that takes half a second. */
const estimateScore = createThread<PasswordToEstimate>(
  new URL(`./password-worker${extname(import.meta.url)}`, import.meta.url),
);

/** True if the password is easy to guess from passwords, names, words or keyboard rows. */
export async function isGuessable(
  password: string,
  ownWords: readonly string[],
  caller?: Caller,
): Promise<boolean> {
  if (password.length > maximumEstimatedLength) return false;
  const score = await estimateQueue
    .run(() => estimateScore({ password, ownWords }), caller)
    .catch(refuseIfQueueFull());
  return Number(score) < minimumScore;
}
