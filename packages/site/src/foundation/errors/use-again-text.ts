import { type ApiError, ServerError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useWaitingText } from "#parts/waiting/use-waiting-text.ts";

/** The time to retry, if the response states it. */
export function useAgainText(): (error: ApiError) => string {
  const { againAfter } = useCopy(errorsCopy);
  const waitingText = useWaitingText();
  return (error) =>
    error instanceof ServerError && error.retryAfter !== undefined
      ? againAfter({ time: waitingText(error.retryAfter) })
      : "";
}
