import type { Hono } from "hono";
import { sql } from "kysely";
import type { AppEnv } from "../http/visit.ts";
import type { Services } from "../services.ts";

/** /healthz: the process lives. /readyz: it can serve, and it is not on its way out. */
export function healthRoutes({ database }: Services, stopping: () => boolean): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/healthz", (context) => context.json({ status: "ok" }));
    app.get("/readyz", async (context) => {
      if (stopping()) return context.json({ status: "stopping" }, 503);
      const reachable = await sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return reachable
        ? context.json({ status: "ready" })
        : context.json({ status: "database unreachable" }, 503);
    });
  };
}
