import { ServerError } from "@kaitori/api-client";

/** The time to wait before the next request, when the server has answered 429. */
export const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ServerError && error.status === 429 ? error.retryAfter : undefined;
