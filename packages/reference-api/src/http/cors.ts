import type { MiddlewareHandler } from "hono";
import { isSiteOrigin } from "./origins.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

const preflightHeaders = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "content-type, x-csrftoken, idempotency-key, x-kaitori-person",
  "access-control-max-age": "600",
};

/** Allows pages of a brand to call its separate API host. */
export function corsMiddleware({ config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isPermitted = origin !== undefined && isSiteOrigin(origin, context.get("brand"), config);
    if (isPermitted) {
      context.header("access-control-allow-origin", origin);
      context.header("access-control-allow-credentials", "true");
      // The page cannot read the cookies of another host, so the token comes in a header.
      context.header(
        "access-control-expose-headers",
        "x-csrftoken, x-kaitori-version, x-kaitori-level, x-request-id, retry-after",
      );
    }
    context.header("vary", "origin", { append: true });
    if (context.req.method !== "OPTIONS") return next();
    for (const [name, value] of Object.entries(isPermitted ? preflightHeaders : {}))
      context.header(name, value);
    return context.body(null, 204);
  };
}
