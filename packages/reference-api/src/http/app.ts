import { levelHeader, versionHeader } from "@kaitori/wire";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { brandMiddleware, requireOneHost } from "./brand-middleware.ts";
import { corsMiddleware } from "./cors.ts";
import { writeError } from "./error-writer.ts";
import { closedForMaintenance, notFound } from "./errors.ts";
import { type AppEnv, requestContextMiddleware } from "./request-context.ts";
import { requestLog } from "./request-log.ts";
import type { Route } from "./route.ts";
import { serverVersion } from "./server-version.ts";
import type { Services } from "./services.ts";

export interface AppParts {
  routes: readonly Route[];
  /** Routes without a brand: health, the index of development. */
  beforeBrands: (app: Hono<AppEnv>) => void;
  /** Routes after the API on a brand's host: the built site. */
  afterApi: (app: Hono<AppEnv>) => void;
}

/** While a brand is closed, no call reads or changes its data. */
const maintenance: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { on, until } = context.get("brand").settings.maintenance;
  if (on) throw closedForMaintenance(until);
  await next();
};

/** The whole server as one function from request to response. */
export function createApp(services: Services, { routes, beforeBrands, afterApi }: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  const level = Math.max(0, ...routes.map(({ call }) => call.since ?? 0));
  app.onError((error, context) => writeError(error, context, services));
  app.notFound((context) => writeError(notFound(), context, services));
  app.use("/api/*", async (context, next) => {
    if (level > 0) context.header(levelHeader, String(level));
    await next();
  });
  app.use(requestLog(services), requireOneHost);
  beforeBrands(app);
  app.use(brandMiddleware(services));
  app.use("/api/*", async (context, next) => {
    context.header(versionHeader, serverVersion);
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    // Set beforehand: if compression added it later, Hono would have to copy the whole response.
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

/** Not strict: a path answers with and without its last slash. */
const withoutLastSlash = (path: string) => path.replace(/\/$/, "");
