import type { MiddlewareHandler } from "hono";
import { hostName } from "../brands/brand-by-host.ts";
import type { Config } from "../config/read-config.ts";
import { hostOf } from "./brand-middleware.ts";
import { notFound } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";

/** The desk is not served at the hosts of the brands, which are public. */
export function requireOwnHost({ deskHosts, environment }: Config): MiddlewareHandler<AppEnv> {
  const hosts = new Set(deskHosts);
  return async (context, next) => {
    if (!hosts.has(hostName(hostOf(context.req)))) throw notFound();
    if (environment === "production") context.header("strict-transport-security", "max-age=31536000");
    await next();
  };
}
