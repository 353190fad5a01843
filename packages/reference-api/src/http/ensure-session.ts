import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";
import {
  readCsrfCookie,
  readSessionToken,
  writeCsrfCookie,
  writeSessionCookies,
  writeVisitorCookie,
} from "./cookies.ts";
import { csrfTokenOf } from "./csrf.ts";
import { randomToken, sameInConstantTime } from "./secrets.ts";

export interface BrowserSession {
  token: string;
  csrf: string;
  /** False for a new session, whose CSRF token the browser cannot have sent. */
  isKnown: boolean;
}

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
