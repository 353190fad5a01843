import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { randomToken } from "./secrets.ts";

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
export const readSessionToken = (context: Context) => readToken(context, sessionCookie);

/** The token of the device, or a new one. */
export const deviceTokenOf = (context: Context): string => readToken(context, deviceCookie) ?? randomToken();

export function writeDeviceCookie(context: Context, token: string): void {
  setCookie(context, deviceCookie, token, { ...hiddenFromScripts, maxAge: deviceCookieSeconds });
}
export const readCsrfCookie = (context: Context) => getCookie(context, csrfCookie);

/** Cookies without an age end with the browser. */
export function writeSessionCookies(
  context: Context,
  sessionToken: string,
  csrf: string,
  maxAge?: number,
): void {
  setCookie(context, sessionCookie, sessionToken, { ...hiddenFromScripts, ...withAge(maxAge) });
  writeCsrfCookie(context, csrf, maxAge);
}

export function writeVisitorCookie(context: Context): void {
  setCookie(context, visitorCookie, "1", siteWide);
}
export function removeVisitorCookie(context: Context): void {
  deleteCookie(context, visitorCookie, { path: "/", secure: true });
}

/** Scripts send this cookie back as X-CSRFToken. */
export function writeCsrfCookie(context: Context, csrf: string, maxAge?: number): void {
  setCookie(context, csrfCookie, csrf, { ...siteWide, ...withAge(maxAge) });
}
