import type { MiddlewareHandler } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import { hostOf } from "./brand-middleware.ts";
import { refuseForged } from "./csrf.ts";
import { ensureSession } from "./ensure-session.ts";
import { isOwnOrigin, isSiteOrigin } from "./origins.ts";
import type { Services } from "./services.ts";

export interface RequestContext {
  requestId: string;
  brand: ServedBrand;
  /** Session of the browser; visitors have one too. */
  sessionToken: string;
}

export type AppEnv = {
  Variables: { request: RequestContext; requestId: string; brand: ServedBrand; route: string };
};

/** Gives every browser a session with its CSRF token and refuses forged requests. */
export function requestContextMiddleware({ config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const brand = context.get("brand");
    const session = ensureSession(context, config);
    const origin = context.req.header("origin");
    const ownOrigin = (text: string) => isOwnOrigin(text, hostOf(context.req));
    const siteOrigin = (text: string) => isSiteOrigin(text, brand, config);

    // A page of another host cannot read the cookie.
    if (origin !== undefined && !ownOrigin(origin) && siteOrigin(origin))
      context.header("x-csrftoken", session.csrf);
    refuseForged({
      method: context.req.method,
      expected: session.isKnown ? session.csrf : undefined,
      received: context.req.header("x-csrftoken"),
      origin,
      isOriginAllowed: (text) => ownOrigin(text) || siteOrigin(text),
    });
    context.set("request", { requestId: context.get("requestId"), brand, sessionToken: session.token });
    await next();
  };
}
