import type { MiddlewareHandler } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import { hostOf } from "./brand-middleware.ts";
import { ensureSession } from "./ensure-session.ts";
import { csrfMismatch } from "./errors.ts";
import { sameInConstantTime } from "./secrets.ts";
import type { Services } from "./services.ts";

export type AppEnv = {
  Variables: {
    requestId: string;
    brand: ServedBrand;
    /** Session of the browser; visitors have one too. */
    sessionToken: string;
    route: string;
  };
};

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Gives every browser a session with its CSRF token. Refuses a request that changes something without the token of its
 * session, or from a page of another site.
 */
export function requestContextMiddleware({ config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const session = ensureSession(context, config);
    const origin = context.req.header("origin");
    const isOwn = origin !== undefined && isOwnOrigin(origin, hostOf(context.req));
    const isOfSite = origin !== undefined && !isOwn && isSiteOrigin(origin, context.get("brand"), config);
    // A page of another host cannot read the cookie.
    if (isOfSite) context.header("x-csrftoken", session.csrf);
    if (!safeMethods.has(context.req.method)) {
      const token = context.req.header("x-csrftoken") ?? "";
      const isForeign = origin !== undefined && !isOwn && !isOfSite;
      if (isForeign || !session.isKnown || !sameInConstantTime(session.csrf, token)) throw csrfMismatch();
    }
    context.set("sessionToken", session.token);
    await next();
  };
}

/** True if page and call have the same host. The scheme may differ, because a proxy ends TLS. */
const isOwnOrigin = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;

/** True for a page of the brand that calls its separate API host. */
export function isSiteOrigin(
  origin: string,
  brand: ServedBrand,
  config: Pick<Config, "environment">,
): boolean {
  if (!brand.settings.apiHost || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || (protocol === "http:" && config.environment !== "production");
  return isSecure && brand.settings.hosts.includes(hostname);
}
