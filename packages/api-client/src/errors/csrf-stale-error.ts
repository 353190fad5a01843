import { ApiError } from "./api-error.ts";

/** The token is not the session's: the site says so and goes to /login/ (R8.2). */
export class CsrfStaleError extends ApiError {
  override name = "CsrfStaleError";
}
