import { ServerError } from "@kaitori/api-client";

/** How long the server wants to be left alone, when that is what it answered (429, `retry_after`). */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ServerError) || error.status !== 429) return undefined;
  const { body } = error;
  const isTold = typeof body === "object" && body !== null && "retry_after" in body;
  return isTold && typeof body.retry_after === "number" ? body.retry_after : undefined;
}
