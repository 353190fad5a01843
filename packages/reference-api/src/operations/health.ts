import { holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import type { Hono } from "hono";
import { sql } from "kysely";
import type { AppEnv } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { oldLists } from "../lookups/lists/imported-lists.ts";
import { areHolidaysEnding } from "./bank-calendar-warning.ts";

/** `/healthz` returns 200 if the process runs, `/readyz` if the server can serve and is not stopping. */
export function healthRoutes(
  { database, config, clock }: Services,
  isStopping: () => boolean,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/healthz", (context) => context.json({ status: "ok" }));
    app.get("/readyz", async (context) => {
      if (isStopping()) return context.json({ status: "stopping" }, 503);
      const reachable = await sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return reachable
        ? context.json({ status: "ready", ...collectWarnings(config.dataDir, clock()) })
        : context.json({ status: "database unreachable" }, 503);
    });
  };
}

function collectWarnings(dataDir: string, now: Date): { warnings?: string[] } {
  const today = todayInTokyo(now);
  const messages = oldLists(dataDir, today).map(
    ({ name, date }) => `list of ${name} is of ${date}, over a year old`,
  );
  if (areHolidaysEnding(today))
    messages.push(`holidays after ${holidaysPublishedUntil} are estimates by the law in force`);
  return messages.length === 0 ? {} : { warnings: messages };
}
