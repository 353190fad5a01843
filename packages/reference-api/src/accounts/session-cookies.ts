import { removeVisitorCookie, writeSessionCookies, writeVisitorCookie } from "../http/cookies.ts";
import { csrfTokenOf } from "../http/ensure-session.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { randomToken } from "../http/secrets.ts";
import type { NewSession } from "../http/session-store.ts";

type CookieRequest = Pick<BrowserRequest, "services" | "context">;

/** Sets the cookies of the new session and of its CSRF token. */
export function signInBrowser(
  { services, context }: CookieRequest,
  { token, maxAge }: Pick<NewSession, "token" | "maxAge">,
): void {
  writeSessionCookies(context, token, csrfTokenOf(services.config.secretKey, token), maxAge);
  removeVisitorCookie(context);
}

/** Gives the browser a new session of a visitor. */
export function signOutBrowser({ services, context }: CookieRequest): void {
  const token = randomToken();
  writeSessionCookies(context, token, csrfTokenOf(services.config.secretKey, token));
  writeVisitorCookie(context);
}
