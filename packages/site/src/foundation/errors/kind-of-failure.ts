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
 * How an open page reacts to a failed call. `input` shows it beside the fields; `inline` shows it where the call was
 * made, and a retry may help; `login` opens the login dialog and repeats the call; `reload` saves and
 * reloads; `overlay` shows the error page over the page, so that typed text is kept; `page` replaces the page by the
 * error page.
 */
export type FailureKind = "input" | "inline" | "login" | "reload" | "overlay" | "page";

/** Answers that are not faults: conflict, rate limit, too large, or not supported by this server. */
const inlineStatuses: ReadonlySet<number> = new Set([409, 413, 429, 501]);

export function kindOfFailure(error: unknown): FailureKind {
  if (error instanceof ValidationError || error instanceof OperationalError) return "input";
  if (error instanceof NetworkError) return "inline";
  if (error instanceof ReauthRequiredError) return "login";
  if (error instanceof ReloadRequiredError) return "reload";
  if (error instanceof CsrfStaleError) return "page";
  if (error instanceof UnauthorizedError)
    return error.loginUrl || error.redirectTo || error.linkTo ? "page" : "login";
  if (error instanceof ServerError && (error.redirectTo || error.linkTo)) return "page";
  if (error instanceof ServerError && inlineStatuses.has(error.status)) return "inline";
  return error instanceof ApiError ? "overlay" : "page";
}
