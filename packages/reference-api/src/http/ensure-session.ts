import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Config } from "../config/read-config.ts";
import { randomToken, sameInConstantTime, signature } from "./secrets.ts";
import type { Services } from "./services.ts";

/** The prefix `__Host-` limits a cookie to this host, to HTTPS or localhost, and to the path `/`. */
const sessionCookie = "__Host-session";
const csrfCookie = "csrftoken";
/** Only visitors have it. Without it the site requests the current user. */
const visitorCookie = "kaitori_visitor";

/** Identifies a device at its next login. */
const deviceCookie = "__Host-device";
const deviceCookieSeconds = 180 * 24 * 3600;

const siteWide = { path: "/", secure: true, sameSite: "Lax" } as const;
const hiddenFromScripts = { ...siteWide, httpOnly: true } as const;
const withAge = (maxAge: number | undefined) => (maxAge === undefined ? {} : { maxAge });

/** A token in another format than 32 bytes in base64url counts as absent. */
function readToken(context: Context, cookie: string): string | undefined {
  const token = getCookie(context, cookie);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
const readSessionToken = (context: Context) => readToken(context, sessionCookie);

/** The token of the device, or a new one. */
export const deviceTokenOf = (context: Context): string => readToken(context, deviceCookie) ?? randomToken();

export function writeDeviceCookie(context: Context, token: string): void {
  setCookie(context, deviceCookie, token, { ...hiddenFromScripts, maxAge: deviceCookieSeconds });
}
const readCsrfCookie = (context: Context) => getCookie(context, csrfCookie);

/** Cookies without an age end with the browser. */
function writeSessionCookies(context: Context, sessionToken: string, csrf: string, maxAge?: number): void {
  setCookie(context, sessionCookie, sessionToken, { ...hiddenFromScripts, ...withAge(maxAge) });
  writeCsrfCookie(context, csrf, maxAge);
}

function writeVisitorCookie(context: Context): void {
  setCookie(context, visitorCookie, "1", siteWide);
}
function removeVisitorCookie(context: Context): void {
  deleteCookie(context, visitorCookie, { path: "/", secure: true });
}

/** Scripts send this cookie back as X-CSRFToken. */
function writeCsrfCookie(context: Context, csrf: string, maxAge?: number): void {
  setCookie(context, csrfCookie, csrf, { ...siteWide, ...withAge(maxAge) });
}

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

type CookieRequest = { services: Pick<Services, "config">; context: Context };

export function signInBrowser(
  { services, context }: CookieRequest,
  { token, maxAge }: { token: string; maxAge: number | undefined },
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
