import type { MiddlewareHandler } from "hono";
import { closedForMaintenance } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";

/** Calls that the maintenance page itself needs. */
const stillAnswered = /^\/api\/(?:system_settings|health)\//;

/** While a brand is closed nothing of it is read or changed. */
export const maintenance: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { on } = context.get("brand").settings.maintenance;
  if (on && !stillAnswered.test(`${context.req.path}/`)) throw closedForMaintenance();
  await next();
};
