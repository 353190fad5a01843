import type { ApiError } from "@kaitori/api-client";
import { errorPageOf } from "./error-page.ts";

/** The server's message for the error page; "not found" has its own text (R2.16). */
export const serverSentenceOf = ({ status, sentence }: ApiError) =>
  errorPageOf(status).title === "notFoundTitle" ? undefined : sentence;
