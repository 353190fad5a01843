import type { MiddlewareHandler } from "hono";
import { HttpError } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

/** The host names the brand; an unknown host gets no data of any brand. */
export function brandMiddleware({ brandByHost, config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const brand = brandByHost(hostOf(context.req));
    if (!brand) throw new HttpError(421, { more: { detail: "This host is not served here." } });
    context.set("brand", brand);
    if (config.environment === "production") context.header("strict-transport-security", "max-age=31536000");
    await next();
  };
}

/** Called in this process there is no Host header, only the address. */
export const hostOf = (request: { header(name: string): string | undefined; url: string }) =>
  request.header("host") ?? new URL(request.url).host;
