import type { MiddlewareHandler } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import type { Services } from "../services.ts";
import { hostOf } from "./brand-middleware.ts";
import { refuseForged } from "./csrf.ts";
import { giveSession } from "./give-session.ts";
import { isOwnOrigin, isSiteOrigin } from "./origins.ts";

/** What is known of a request before its call is: whose brand, which browser, which request. */
export interface Visit {
  requestId: string;
  brand: ServedBrand;
  /** The browser's session, a visitor's too; whether anybody is signed in on it the database knows. */
  sessionToken: string;
}

export type AppEnv = {
  Variables: { visit: Visit; requestId: string; brand: ServedBrand; route: string };
};

/** Gives every browser a session with its CSRF token and refuses what does not carry it. */
export function visitMiddleware({ config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const brand = context.get("brand");
    const session = giveSession(context, config);
    const origin = context.req.header("origin");
    const ownOrigin = (text: string) => isOwnOrigin(text, hostOf(context.req));
    const siteOrigin = (text: string) => isSiteOrigin(text, brand, config);

    // A page of another host cannot read the cookie.
    if (origin !== undefined && !ownOrigin(origin) && siteOrigin(origin))
      context.header("x-csrftoken", session.csrf);
    refuseForged({
      method: context.req.method,
      expected: session.known ? session.csrf : undefined,
      given: context.req.header("x-csrftoken"),
      origin,
      originAllowed: (text) => ownOrigin(text) || siteOrigin(text),
    });
    context.set("visit", { requestId: context.get("requestId"), brand, sessionToken: session.token });
    await next();
  };
}
