import { writeSessionCookies } from "../http/cookies.ts";
import { csrfTokenOf } from "../http/csrf.ts";
import type { ReadRequest } from "../http/read-request.ts";
import type { NewSession } from "./session-store.ts";

/** From this answer on the browser is signed in, with a CSRF token of the new session. */
export function enterSession(
  { services, context }: Pick<ReadRequest<never>, "services" | "context">,
  { token, maxAge }: Pick<NewSession, "token" | "maxAge">,
): void {
  writeSessionCookies(context, token, csrfTokenOf(services.config.secretKey, token), maxAge);
}
