import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";
import {
  readCsrfCookie,
  readSessionToken,
  removeVisitorCookie,
  writeCsrfCookie,
  writeSessionCookies,
  writeVisitorCookie,
} from "./cookies.ts";
import type { BrowserRequest } from "./read-request.ts";
import { randomToken, sameInConstantTime, signature } from "./secrets.ts";
import type { NewSession } from "./session-store.ts";

interface BrowserSession {
  token: string;
  csrf: string;
  /** False for a new session, whose CSRF token the browser cannot have sent. */
  isKnown: boolean;
}

/** Token for one session; visitors have a session too. */
export const csrfTokenOf = (secret: string, sessionToken: string) => signature(secret, "csrf", sessionToken);

/** Reads the session, or starts one for a visitor, with its CSRF token. */
export function ensureSession(context: Context, { secretKey }: Pick<Config, "secretKey">): BrowserSession {
  const sent = readSessionToken(context);
  const token = sent ?? randomToken();
  const csrf = csrfTokenOf(secretKey, token);
  const csrfCookie = readCsrfCookie(context);
  if (sent === undefined) {
    writeSessionCookies(context, token, csrf);
    writeVisitorCookie(context);
  } else if (!csrfCookie || !sameInConstantTime(csrfCookie, csrf)) writeCsrfCookie(context, csrf);
  return { token, csrf, isKnown: sent !== undefined };
}

type CookieRequest = Pick<BrowserRequest, "services" | "context">;

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
