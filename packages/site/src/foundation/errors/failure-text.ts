import { type ApiError, NetworkError, ValidationError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useAgainText } from "./use-again-text.ts";

/** A failed call in a sentence, for the place where it was made; what was typed stays there. */
export function useFailureText(): (error: ApiError) => string {
  const { networkTitle, networkNote, notOffered } = useCopy(errorsCopy);
  const { other } = useCopy(issuesCopy);
  const againText = useAgainText();
  return (error) => failureText(error, { networkTitle, networkNote, notOffered, other }) + againText(error);
}

type FailureWords = Readonly<Record<"networkTitle" | "networkNote" | "notOffered" | "other", string>>;

/** The server's own words; a refusal without any still says something. */
export const failureText = (
  error: ApiError,
  { networkTitle, networkNote, notOffered, other }: FailureWords,
) =>
  error instanceof NetworkError
    ? `${networkTitle}。${networkNote}`
    : (error instanceof ValidationError && error.nonFieldErrors.join(" ")) ||
      (error.status === 501 && error.sentence === undefined ? notOffered : error.message) ||
      other;
