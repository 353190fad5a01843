import { type ApiError, NetworkError, ServerError, ValidationError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useWaitingText } from "#parts/waiting/use-waiting-text.ts";

export function useFailureText(): (error: ApiError) => string {
  const { networkTitle, networkNote, notOffered } = useCopy(errorsCopy);
  const { other } = useCopy(issuesCopy);
  const retryText = useRetryText();
  return (error) => failureText(error, { networkTitle, networkNote, notOffered, other }) + retryText(error);
}

type FailureWords = Readonly<Record<"networkTitle" | "networkNote" | "notOffered" | "other", string>>;

/** The server's own text, or a general sentence. */
export const failureText = (
  error: ApiError,
  { networkTitle, networkNote, notOffered, other }: FailureWords,
) =>
  error instanceof NetworkError
    ? `${networkTitle}。${networkNote}`
    : (error instanceof ValidationError && error.nonFieldErrors.join(" ")) ||
      (error.status === 501 && error.sentence === undefined ? notOffered : error.message) ||
      other;

export function useRetryText(): (error: ApiError) => string {
  const { retryAfter } = useCopy(errorsCopy);
  const waitingText = useWaitingText();
  return (error) =>
    error instanceof ServerError && error.retryAfter !== undefined
      ? retryAfter({ time: waitingText(error.retryAfter) })
      : "";
}
