import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { busy } from "../http/errors.ts";
import { NoTurn, turns } from "../turns.ts";
import type { PasswordAsked } from "./password-judge.ts";

/** Fewer guesses than a hundred million can be made by somebody who has stolen the hashes. */
const leastScore = 3;
/** The work grows faster than the length, and what is longer holds by its length. */
const longestJudged = 40;

/** One after the other: each takes a tenth of a second, while requests are answered. */
export const passwordsJudged = turns({ places: 1, queueLength: 60, timeout: 10_000 });

let judge: Worker | undefined;

/** Its lists take half a second, once, when somebody chooses a password. */
function openJudge(): Worker {
  const worker = new Worker(new URL(`./password-judge${extname(import.meta.url)}`, import.meta.url));
  worker.once("exit", () => {
    judge = undefined;
  });
  return worker;
}

function scoreOf(asked: PasswordAsked): Promise<unknown> {
  judge ??= openJudge();
  const worker = judge;
  worker.ref();
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off("message", answered);
      worker.off("error", failed);
      // A server that stops does not wait for it.
      worker.unref();
    };
    const answered = (score: unknown) => {
      end();
      resolve(score);
    };
    const failed = (error: unknown) => {
      end();
      reject(error);
    };
    worker.on("message", answered);
    worker.on("error", failed);
    worker.postMessage(asked);
  });
}

/** Whether lists of common passwords, names and words, and rows of keys lead to it soon. */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  if (password.length > longestJudged) return false;
  const score = await passwordsJudged
    .run(() => scoreOf({ password, ownWords }))
    .catch((error) => {
      throw error instanceof NoTurn ? busy("busy", 5) : error;
    });
  return Number(score) < leastScore;
}
