import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { hostName, type ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import { ensureSession } from "./ensure-session.ts";
import { badRequest, csrfMismatch, HttpError, notFound } from "./errors.ts";
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
    const isFromThisHost = origin !== undefined && isSameHost(origin, hostOf(context.req));
    const isFromSite =
      origin !== undefined && !isFromThisHost && isSiteOrigin(origin, context.get("brand"), config);
    // A page of another host cannot read the cookie.
    if (isFromSite) context.header("x-csrftoken", session.csrf);
    if (!safeMethods.has(context.req.method)) {
      const token = context.req.header("x-csrftoken") ?? "";
      const isFromOtherSite = origin !== undefined && !isFromThisHost && !isFromSite;
      if (isFromOtherSite || !session.isKnown || !sameInConstantTime(session.csrf, token))
        throw csrfMismatch();
    }
    context.set("sessionToken", session.token);
    await next();
  };
}

/** True if page and call have the same host. The scheme may differ, because a proxy ends TLS. */
const isSameHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;

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

/** The host selects the brand; an unknown host gets no data. */
export function brandMiddleware({ brandByHost, config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const brand = brandByHost(hostOf(context.req));
    if (!brand) throw new HttpError(421, { more: { detail: "This host is not served here." } });
    context.set("brand", brand);
    if (config.environment === "production") context.header("strict-transport-security", "max-age=31536000");
    await next();
  };
}

/** Refuses several hosts in one request, because a proxy may check only one of them. */
export const requireOneHost: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (incoming) {
    const [host = "", ...more] = incoming.headersDistinct.host ?? [];
    const { url = "" } = incoming;
    const isOtherHost = !url.startsWith("/") && hostName(URL.parse(url)?.host ?? "") !== hostName(host);
    if (host === "" || more.length > 0 || isOtherHost) throw badRequest();
  }
  await next();
};

/** The Host header, or the host of the address for a call in this process. */
export const hostOf = (request: { header(name: string): string | undefined; url: string }) =>
  request.header("host") ?? new URL(request.url).host;

/** Serves the desk only at its own hosts, because those of the brands are public. */
export function requireDeskHost({ deskHosts, environment }: Config): MiddlewareHandler<AppEnv> {
  const hosts = new Set(deskHosts);
  return async (context, next) => {
    if (!hosts.has(hostName(hostOf(context.req)))) throw notFound();
    if (environment === "production") context.header("strict-transport-security", "max-age=31536000");
    await next();
  };
}
