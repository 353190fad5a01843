import type { MiddlewareHandler } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import type { Services } from "../services.ts";
import { hostOf } from "./brand-middleware.ts";
import { readCsrfCookie, readSessionToken, writeCsrfCookie, writeSessionCookies } from "./cookies.ts";
import { csrfTokenOf, refuseForged } from "./csrf.ts";
import { isOwnOrigin, isSiteOrigin } from "./origins.ts";
import { randomToken, sameInConstantTime } from "./secrets.ts";

/** What is known of a request before its call is: whose brand, which browser, which request. */
export interface Visit {
  requestId: string;
  brand: ServedBrand;
  /** The browser's session, a visitor's too; whether anybody is signed in on it the database knows. */
  sessionToken: string;
}

export type AppEnv = { Variables: { visit: Visit; requestId: string; brand: ServedBrand; route: string } };

/** Gives every browser a session with its CSRF token and refuses what does not carry it. */
export function visitMiddleware(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const brand = context.get("brand");
    const known = readSessionToken(context);
    const sessionToken = known ?? randomToken();
    const csrf = csrfTokenOf(services.config.secretKey, sessionToken);
    const csrfCookie = readCsrfCookie(context);
    if (!known) writeSessionCookies(context, sessionToken, csrf);
    else if (!csrfCookie || !sameInConstantTime(csrfCookie, csrf)) writeCsrfCookie(context, csrf);

    const origin = context.req.header("origin");
    const ownOrigin = (text: string) => isOwnOrigin(text, hostOf(context.req));
    if (origin !== undefined && !ownOrigin(origin) && isSiteOrigin(origin, brand, services.config))
      context.header("x-csrftoken", csrf);

    refuseForged({
      method: context.req.method,
      expected: known === undefined ? undefined : csrf,
      given: context.req.header("x-csrftoken"),
      origin,
      originAllowed: (text) => ownOrigin(text) || isSiteOrigin(text, brand, services.config),
    });
    context.set("visit", { requestId: context.get("requestId"), brand, sessionToken });
    await next();
  };
}
