import { type ApiError, NetworkError, ServerError, ValidationError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { useCopy } from "../use-copy.ts";

/** A failed call in a sentence, for the place where it was made; what was typed stays there. */
export function useFailureText(): (error: ApiError) => string {
  const words = useCopy(errorsCopy);
  const fixed = useCopy(specificationCopy);
  return (error) => {
    if (error instanceof NetworkError) return `${words.networkTitle}。${words.networkNote}`;
    if (error instanceof ValidationError) return error.message;
    if (error instanceof ServerError && error.status >= 500)
      return fixed.serverErrorTitle({ code: error.status });
    return error.message;
  };
}
