import { ServerError } from "@kaitori/api-client";

/** How long the server wants to be left alone, when that is what it answered (429). */
export const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ServerError && error.status === 429 ? error.retryAfter : undefined;
