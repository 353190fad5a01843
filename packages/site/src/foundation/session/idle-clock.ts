import { NetworkError, ServerError } from "@kaitori/api-client";
import { readTime } from "../clock/clock.ts";

/** The user is warned this long before the session ends. */
export const warningMs = 2 * 60 * 1000;
const retryDelayMs = 10_000;

export interface IdleClockOptions {
  /** Extends the session on the server; returns how many milliseconds it now lasts without use. */
  readonly extend: () => Promise<number>;
  readonly lastActivity: () => number;
  readonly onWarning: () => void;
  readonly onEnd: () => void;
  /** Called with the new end of the session, for the other tabs. */
  readonly onExtended?: (endsAt: number) => void;
}

/** Extends the session of an active user silently; an inactive user is warned two minutes before the end. */
export function startIdleClock({ extend, lastActivity, onWarning, onEnd, onExtended }: IdleClockOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const waitUntil = (time: number, callback: () => void) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(callback, Math.max(0, time - readTime()));
  };
  const schedule = (endsAt: number, extendedAt: number) =>
    waitUntil(endsAt - warningMs, () => {
      if (lastActivity() > extendedAt) void renewUntil(endsAt);
      else {
        onWarning();
        waitUntil(endsAt, onEnd);
      }
    });
  const renew = async () => {
    const lastExtendedAt = readTime();
    const endsAt = (await extend()) + lastExtendedAt;
    schedule(endsAt, lastExtendedAt);
    onExtended?.(endsAt);
  };
  /** Retries after a lost connection until the session would have ended. */
  const renewUntil = (endsAt: number): Promise<void> =>
    renew().catch((error: unknown) => {
      if (canRetry(error) && readTime() < endsAt)
        waitUntil(readTime() + retryDelayMs, () => void renewUntil(endsAt));
      else onEnd();
    });

  return {
    renew,
    start: (millisecondsLeft: number) => schedule(readTime() + millisecondsLeft, readTime()),
    /** The user is active in another tab of the same session. */
    restartFromOtherTab: (endsAt: number) => schedule(endsAt, readTime()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const canRetry = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ServerError && error.status >= 500);
