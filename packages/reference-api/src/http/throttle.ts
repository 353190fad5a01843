import { accountKey, type Caller, QueueRefusal } from "../work-queue.ts";

/** Maximum callers in memory; idle ones are dropped first. */
const maximumCallers = 10_000;

/** Milliseconds; browsers and proxies time out soon after. */
export const longestWait = 20_000;

export interface Throttle {
  /** Takes one token and waits for it; rejects if the wait is too long or the client disconnects. */
  wait(caller: Caller): Promise<void>;
  /** Takes tokens for a cost that is known only afterwards; the next call waits for them. */
  charge(caller: Caller, amount: number): void;
}

/** Token bucket per caller in this process: a burst, then one token per interval. */
export function createThrottle({
  maximum: burst,
  seconds,
}: {
  readonly maximum: number;
  readonly seconds: number;
}): Throttle {
  const step = seconds * 1000;
  const usedUntil = new Map<string, number>();

  const take = (caller: Caller, amount: number, now: number): number => {
    const account = accountKey(caller);
    if (usedUntil.size > maximumCallers)
      for (const [one, until] of usedUntil) if (until <= now) usedUntil.delete(one);
    const until = Math.max(usedUntil.get(account) ?? 0, now) + amount * step;
    usedUntil.set(account, until);
    return until;
  };

  return {
    async wait(caller) {
      const now = performance.now();
      const waitMilliseconds = take(caller, 1, now) - burst * step - now;
      if (waitMilliseconds <= 0) return;
      try {
        if (waitMilliseconds > longestWait || caller.signal?.aborted) throw new QueueRefusal();
        await pause(waitMilliseconds, caller.signal);
      } catch (error) {
        take(caller, -1, performance.now());
        throw error;
      }
    },
    charge(caller, amount) {
      take(caller, amount, performance.now());
    },
  };
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      reject(new QueueRefusal());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", refuse);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", refuse, { once: true });
  });
