import type { ApiError } from "@kaitori/api-client";
import { errorPageOf } from "./error-page.ts";

/** What the server says of it beside the error page of its status; that nothing is there, the page says itself (R2.16). */
export const sentenceOf = ({ status, sentence }: ApiError) =>
  errorPageOf(status).title === "notFoundTitle" ? undefined : sentence;
