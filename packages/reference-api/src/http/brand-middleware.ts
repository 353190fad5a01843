import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { hostName } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import { badRequest, HttpError, notFound } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

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
