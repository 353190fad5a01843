import { removeVisitorCookie, writeSessionCookies, writeVisitorCookie } from "../http/cookies.ts";
import { csrfTokenOf } from "../http/csrf.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { randomToken } from "../http/secrets.ts";
import type { NewSession } from "../http/session-store.ts";

type Answering = Pick<BrowserRequest, "services" | "context">;

/** Signs the browser in with this response, with the CSRF token of the new session. */
export function enterSession(
  { services, context }: Answering,
  { token, maxAge }: Pick<NewSession, "token" | "maxAge">,
): void {
  writeSessionCookies(context, token, csrfTokenOf(services.config.secretKey, token), maxAge);
  removeVisitorCookie(context);
}

/** The browser goes on as a visitor, with a session and a CSRF token of its own. */
export function leaveSession({ services, context }: Answering): void {
  const token = randomToken();
  writeSessionCookies(context, token, csrfTokenOf(services.config.secretKey, token));
  writeVisitorCookie(context);
}
