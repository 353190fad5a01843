import { ServerError } from "@kaitori/api-client";

/** The wait after a 429 response. */
export const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ServerError && error.status === 429 ? error.retryAfter : undefined;
