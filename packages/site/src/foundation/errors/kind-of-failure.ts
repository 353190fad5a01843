import {
  ApiError,
  CsrfStaleError,
  NetworkError,
  OperationalError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from "@kaitori/api-client";

/**
 * What to do about a call that failed while somebody was at work on a page:
 * - `input`: say it beside the fields
 * - `place`: say it where it was asked; trying again may help
 * - `login`: log in again over the page, then ask once more
 * - `reload`: save, reload
 * - `overlay`: the error page, over the page, so that nothing typed is lost
 * - `page`: the error page in place of the page; there is nothing to go on with
 */
export type FailureKind = "input" | "place" | "login" | "reload" | "overlay" | "page";

/** Answers that are no fault: somebody was faster, too often, too large; this server does not do it. */
const sayable: ReadonlySet<number> = new Set([409, 413, 429, 501]);

export function kindOfFailure(error: unknown): FailureKind {
  if (error instanceof ValidationError || error instanceof OperationalError) return "input";
  if (error instanceof NetworkError) return "place";
  if (error instanceof ReauthRequiredError) return "login";
  if (error instanceof ReloadRequiredError) return "reload";
  if (error instanceof CsrfStaleError) return "page";
  if (error instanceof UnauthorizedError)
    return error.loginUrl || error.redirectTo || error.linkTo ? "page" : "login";
  if (error instanceof ServerError && (error.redirectTo || error.linkTo)) return "page";
  if (error instanceof ServerError && sayable.has(error.status)) return "place";
  return error instanceof ApiError ? "overlay" : "page";
}
