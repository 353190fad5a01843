import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

const requestIdFormat = /^[\w-]{8,64}$/;

/** Gives the request an id and logs its route pattern and status, never its address. */
export function requestLog({ log, config, metrics }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    const proxyRequestId = config.trustProxy ? context.req.header("x-request-id") : undefined;
    const requestId = proxyRequestId && requestIdFormat.test(proxyRequestId) ? proxyRequestId : randomUUID();
    context.set("requestId", requestId);
    context.header("x-request-id", requestId);
    await next();
    const fields = {
      method: context.req.method,
      route: context.get("route") ?? routePath(context),
      status: context.res.status,
    };
    const milliseconds = performance.now() - startedAt;
    metrics.recordResponse({ ...fields, seconds: milliseconds / 1000 });
    if (!config.logRequests) return;
    log("info", "request", {
      request: requestId,
      ...fields,
      milliseconds: Math.round(milliseconds),
      brand: context.get("brand")?.name,
    });
  };
}
