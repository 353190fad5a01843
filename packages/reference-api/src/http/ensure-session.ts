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
  /** False when the browser has only now been given it, so that it cannot have sent its CSRF token. */
  known: boolean;
}

/** Every browser has a session, a visitor's too, and the CSRF token that belongs to it. */
export function ensureSession(context: Context, { secretKey }: Pick<Config, "secretKey">): BrowserSession {
  const sent = readSessionToken(context);
  const token = sent ?? randomToken();
  const csrf = csrfTokenOf(secretKey, token);
  const csrfCookie = readCsrfCookie(context);
  if (sent === undefined) {
    writeSessionCookies(context, token, csrf);
    writeVisitorCookie(context);
  } else if (!csrfCookie || !sameInConstantTime(csrfCookie, csrf)) writeCsrfCookie(context, csrf);
  return { token, csrf, known: sent !== undefined };
}
