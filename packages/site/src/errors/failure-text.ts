import { type ApiError, NetworkError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { useCopy } from "../use-copy.ts";

/** A failed call in a sentence, for the place where it was made; what was typed stays there. */
export function useFailureText(): (error: ApiError) => string {
  const words = useCopy(errorsCopy);
  return (error) =>
    error instanceof NetworkError ? `${words.networkTitle}。${words.networkNote}` : error.message;
}
