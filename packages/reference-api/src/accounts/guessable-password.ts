import type { EventEmitter } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { busy } from "../http/errors.ts";
import { type Caller, NoTurn, turns } from "../turns.ts";
import type { PasswordAsked } from "./password-judge.ts";

/** Fewer guesses than a hundred million can be made by somebody who has stolen the hashes. */
const leastScore = 3;
/** Judging takes more than linear time, and a longer password is safe by its length. */
const longestJudged = 40;

/** One after the other: each takes a tenth of a second, while requests are answered. */
export const passwordsJudged = turns({ places: 1, queueLength: 60, queueOfOne: 10, timeout: 10_000 });

/** The thread starts in half a second, and the longest password that it is given takes it far less than this. */
const longestJudging = 20_000;

/** The part of a worker that the judge needs. */
type Thread = Pick<EventEmitter, "on" | "off"> & Pick<Worker, "ref" | "unref" | "postMessage" | "terminate">;

/** Its lists take half a second, once, when somebody chooses a password. */
const openThread = (): Thread =>
  new Worker(new URL(`./password-judge${extname(import.meta.url)}`, import.meta.url));

/** Asks a thread, one password after the other; where it breaks, the next password has a new one. */
export function passwordJudge(open: () => Thread = openThread): (asked: PasswordAsked) => Promise<unknown> {
  let thread: Thread | undefined;
  return (asked) => {
    thread ??= open();
    const judge = thread;
    judge.ref();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        judge.off("message", answered).off("error", failed).off("exit", failed);
        // A server that stops does not wait for it.
        judge.unref();
      };
      const answered = (score: unknown) => {
        end();
        resolve(score);
      };
      const failed = (reason: unknown) => {
        end();
        thread = undefined;
        // Also an error outside a question would end the server.
        judge.on("error", () => {});
        void judge.terminate();
        reject(reason instanceof Error ? reason : new Error(`The judge of passwords ended: ${reason}`));
      };
      const timer = setTimeout(failed, longestJudging, "no answer");
      judge.on("message", answered).on("error", failed).on("exit", failed);
      judge.postMessage(asked);
    });
  };
}

const scoreOf = passwordJudge();

/** Whether lists of common passwords, names and words, and rows of keys lead to it soon. */
export async function isGuessable(
  password: string,
  ownWords: readonly string[],
  caller?: Caller,
): Promise<boolean> {
  if (password.length > longestJudged) return false;
  const score = await passwordsJudged
    .run(() => scoreOf({ password, ownWords }), caller)
    .catch((error) => {
      throw error instanceof NoTurn ? busy("busy", 5) : error;
    });
  return Number(score) < leastScore;
}
