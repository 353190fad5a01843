import { ServerError } from "@kaitori/api-client";
import { waitingCopy } from "@kaitori/brand/copy/waiting";
import { useCopy } from "../brand/use-copy.ts";

const hour = 3600;

/** 45秒, 約5分, 約2時間 */
export function useWaitingText(): (seconds: number) => string {
  const words = useCopy(waitingCopy);
  return (seconds) => {
    if (seconds < 60) return words.seconds({ count: seconds });
    if (seconds < 2 * hour) return words.minutes({ count: Math.ceil(seconds / 60) });
    return words.hours({ count: Math.ceil(seconds / hour) });
  };
}

export const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ServerError && error.status === 429 ? error.retryAfter : undefined;
