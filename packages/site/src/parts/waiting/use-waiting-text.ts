import { waitingCopy } from "@kaitori/brand/copy/waiting";
import { useCopy } from "../brand/use-copy.ts";

/** 45秒, 約5分 */
export function useWaitingText(): (seconds: number) => string {
  const words = useCopy(waitingCopy);
  return (seconds) =>
    seconds < 60 ? words.seconds({ count: seconds }) : words.minutes({ count: Math.ceil(seconds / 60) });
}
