import type { ApiError } from "@kaitori/api-client";
import { errorPageOf } from "./error-page.ts";

/**
 * The server's sentence beside the error page of its status; none for "not found", which the page says itself (R2.16).
 */
export const sentenceOf = ({ status, sentence }: ApiError) =>
  errorPageOf(status).title === "notFoundTitle" ? undefined : sentence;
