import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";
import {
  readCsrfCookie,
  readSessionToken,
  writeCsrfCookie,
  writeSessionCookies,
  writeVisitorCookie,
} from "./cookies.ts";
import { randomToken, sameInConstantTime, signature } from "./secrets.ts";

export interface BrowserSession {
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
