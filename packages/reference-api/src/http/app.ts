import { randomUUID } from "node:crypto";
import { serverLevelHeader, versionHeader } from "@kaitori/wire";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { routePath } from "hono/route";
import type { ServedBrand } from "../brands/brand.ts";
import { faultFields } from "../log.ts";
import { closedForMaintenance, HttpError, notFound } from "./errors.ts";
import { InvalidAnswer, type Route } from "./handle.ts";
import {
  type AppEnv,
  brandMiddleware,
  isSiteOrigin,
  requestContextMiddleware,
  requireOneHost,
} from "./request-context.ts";
import { serverVersion } from "./server-version.ts";
import type { Services } from "./services.ts";

const preflightHeaders = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "content-type, x-csrftoken, idempotency-key, x-kaitori-person",
  "access-control-max-age": "600",
};

/** Allows pages of a brand to call its separate API host. */
function corsMiddleware({ config }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isPermitted = origin !== undefined && isSiteOrigin(origin, context.get("brand"), config);
    if (isPermitted) {
      context.header("access-control-allow-origin", origin);
      context.header("access-control-allow-credentials", "true");
      // The page cannot read the cookies of another host, so the token comes in a header.
      context.header(
        "access-control-expose-headers",
        "x-csrftoken, x-kaitori-version, x-kaitori-level, x-request-id, retry-after, date",
      );
    }
    context.header("vary", "origin", { append: true });
    if (context.req.method !== "OPTIONS") return next();
    for (const [name, value] of Object.entries(isPermitted ? preflightHeaders : {}))
      context.header(name, value);
    return context.body(null, 204);
  };
}

const requestIdFormat = /^[\w-]{8,64}$/;

/** Gives the request an id and logs its route pattern and status, never its address. */
function requestLog({ log, config, metrics }: Services): MiddlewareHandler<AppEnv> {
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

interface AppParts {
  routes: readonly Route[];
  /** Routes without a brand: health checks, and the index page of development. */
  beforeBrands: (app: Hono<AppEnv>) => void;
  /** Routes after the API on a brand's host: the built site. */
  afterApi: (app: Hono<AppEnv>) => void;
}

/** Refuses all calls of a brand during its maintenance. */
const maintenance: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { on, until } = context.get("brand").settings.maintenance;
  if (on) throw closedForMaintenance(until);
  await next();
};

export function createApp(services: Services, { routes, beforeBrands, afterApi }: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  const level = Math.max(0, ...routes.map(({ call }) => call.sinceServerLevel ?? 0));
  app.onError((error, context) => writeError(error, context, services));
  app.notFound((context) => writeError(notFound(), context, services));
  app.use("/api/*", async (context, next) => {
    if (level > 0) context.header(serverLevelHeader, String(level));
    await next();
  });
  app.use(requestLog(services), requireOneHost);
  beforeBrands(app);
  app.use(brandMiddleware(services));
  app.use("/api/*", async (context, next) => {
    context.header(versionHeader, serverVersion);
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    // Set early, because Hono would copy the response if compression added it later.
    context.header("vary", "accept-encoding");
    await next();
  });
  app.use("/api/*", compress({ threshold: 2048 }));
  app.use("/api/*", corsMiddleware(services), maintenance, requestContextMiddleware(services));
  for (const { call, run } of routes)
    app.on(call.method, `/api/${withoutLastSlash(call.path)}`, (context) => {
      context.set("route", call.path);
      return run(context, services);
    });
  app.all("/api/*", () => {
    throw notFound();
  });
  afterApi(app);
  return app;
}

/** Hono matches a path without its final slash in both forms. */
const withoutLastSlash = (path: string) => path.replace(/\/$/, "");

/** Writes a refusal, or logs any other error and answers without details. */
function writeError(error: unknown, context: Context, { log, config, metrics }: Services): Response {
  // The desk and the index page of development have no brand.
  const brand: ServedBrand | undefined = context.get("brand");
  const write = (refusal: HttpError) => {
    for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
    const body = refusal.bodyIn(brand?.copy ?? {});
    return body === undefined ? context.body(null, refusal.status) : context.json(body, refusal.status);
  };
  if (error instanceof HttpError) {
    if (error.limit) metrics.recordOverLimit(error.limit);
    return write(error);
  }
  log("error", "fault", { request: context.get("requestId"), ...faultFields(error) });
  return write(
    error instanceof InvalidAnswer && config.environment !== "production"
      ? new HttpError(500, { more: { detail: error.message } })
      : new HttpError(500, { detail: "serverError" }),
  );
}
