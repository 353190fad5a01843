import { accountOf, type Caller, NoTurn } from "../turns.ts";

/** So many callers are remembered before those are forgotten who have everything left. */
const mostRemembered = 10_000;

/** In milliseconds; browsers and proxies do not wait much longer. */
export const longestWait = 20_000;

export interface Pace {
  /** Takes one, and waits until there is one; rejects where that would take too long, or whoever waits goes away. */
  wait(caller: Caller): Promise<void>;
  /** For a cost that is known only afterwards: the next one waits for it. */
  note(caller: Caller, amount: number): void;
}

/**
 * A caller does so much in a row, and then one piece every so many seconds: whoever is faster waits. In memory, so each
 * process counts by itself.
 */
export function pace({ most, seconds }: { readonly most: number; readonly seconds: number }): Pace {
  const step = seconds * 1000;
  const usedUntil = new Map<string, number>();

  const take = (caller: Caller, amount: number, now: number): number => {
    const account = accountOf(caller);
    if (usedUntil.size > mostRemembered)
      for (const [one, until] of usedUntil) if (until <= now) usedUntil.delete(one);
    const until = Math.max(usedUntil.get(account) ?? 0, now) + amount * step;
    usedUntil.set(account, until);
    return until;
  };

  return {
    async wait(caller) {
      const now = performance.now();
      const early = take(caller, 1, now) - most * step - now;
      if (early <= 0) return;
      try {
        if (early > longestWait || caller.signal?.aborted) throw new NoTurn();
        await pause(early, caller.signal);
      } catch (error) {
        take(caller, -1, performance.now());
        throw error;
      }
    },
    note(caller, amount) {
      take(caller, amount, performance.now());
    },
  };
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(new NoTurn());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", leave, { once: true });
  });
