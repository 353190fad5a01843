import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

const wellFormed = /^[\w-]{8,64}$/;

/** Names the request and logs how it ended: the pattern of its route, never its address with what was typed. */
export function requestLog({ log, config, metrics }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const begun = performance.now();
    const proxyRequestId = config.trustProxy ? context.req.header("x-request-id") : undefined;
    const requestId = proxyRequestId && wellFormed.test(proxyRequestId) ? proxyRequestId : randomUUID();
    context.set("requestId", requestId);
    context.header("x-request-id", requestId);
    await next();
    const answered = {
      method: context.req.method,
      route: context.get("route") ?? routePath(context),
      status: context.res.status,
    };
    const milliseconds = performance.now() - begun;
    metrics.answered({ ...answered, seconds: milliseconds / 1000 });
    if (!config.logRequests) return;
    log("info", "request", {
      request: requestId,
      ...answered,
      milliseconds: Math.round(milliseconds),
      brand: context.get("brand")?.name,
    });
  };
}
