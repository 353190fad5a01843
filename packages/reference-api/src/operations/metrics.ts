import { serve } from "@hono/node-server";
import { holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import { Hono } from "hono";
import { sql } from "kysely";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from "prom-client";
import type { Database } from "../database/database.ts";
import { readers } from "../documents/inspection/inspect.ts";
import { accountLimits } from "../http/account-limits.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Metrics, Services } from "../http/services.ts";
import { faultFields, type Log } from "../log.ts";
import { oldLists } from "../lookups/lists/imported-lists.ts";
import { areHolidaysEnding } from "./bank-calendar-warning.ts";

/** Histogram buckets in seconds, from a cached page to a large upload. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const gaugeLabels = ["state", "kind", "limit", "of", "over"] as const;

export function metricsOf(
  database: Database,
  { clock, isStopping }: { clock: () => Date; isStopping: () => boolean },
): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(openMetricsContentType);
  const registers = [registry];
  const requests = new Counter({
    name: "kaitori_requests",
    help: "Requests with a response",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "kaitori_request_seconds",
    help: "Seconds from the request to its response",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const readings = new Histogram({
    name: "kaitori_reading_seconds",
    help: "Seconds of a document inspection, without the wait in the queue",
    labelNames: ["format", "outcome"],
    buckets,
    registers,
  });
  const overLimits = new Counter({
    name: "kaitori_over_limit",
    help: "Calls that exceeded a limit of their account",
    labelNames: ["limit"],
    registers,
  });

  /** Adds a gauge whose value, or values by labels, are read for each metrics request. */
  const gauge = (name: string, help: string, read: () => number | Values | Promise<Values>) =>
    new Gauge({
      name,
      help,
      labelNames: gaugeLabels,
      registers,
      async collect() {
        const values = await read();
        this.reset();
        if (typeof values === "number") this.set(values);
        else for (const { value, ...labels } of values) this.set(labels, value);
      },
    });

  gauge("kaitori_readers", "Documents in inspection and in its queue", () => [
    { state: "reading", value: readers.running },
    { state: "waiting", value: readers.waiting },
  ]);
  gauge("kaitori_account_limit", "Limit of one account, and the response beyond it", () =>
    Object.entries(accountLimits).map(([limit, { maximum, description, whenExceeded }]) => ({
      limit,
      of: description,
      over: whenExceeded,
      value: maximum,
    })),
  );
  gauge("kaitori_stopping", "1 after the stop signal", () => (isStopping() ? 1 : 0));

  // These values come from the database and are the same in every process.
  const jobs = database
    .selectFrom("job")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("value")])
    .groupBy("kind")
    .orderBy("kind");
  gauge("kaitori_jobs_waiting", "Background jobs that are due and not done", () =>
    jobs.where("run_at", "<=", clock()).execute(),
  );
  gauge("kaitori_jobs_failing", "Background jobs whose last try failed", () =>
    jobs.where("last_error", "is not", null).execute(),
  );
  gauge(
    "kaitori_mails",
    "Mails that are not sent: waiting, or given up: refused by their receiver, withheld or too old",
    async () => {
      const { waiting, givenUp } = await database
        .selectFrom("mail")
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere("given_up_at", "is", null).as("waiting"),
          fn.count<number>("given_up_at").as("givenUp"),
        ])
        .where("sent_at", "is", null)
        .executeTakeFirstOrThrow();
      return [
        { state: "waiting", value: waiting },
        { state: "given_up", value: givenUp },
      ];
    },
  );

  return {
    recordResponse: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    recordReading: ({ seconds, ...document }) => readings.observe(document, seconds),
    recordOverLimit: (limit) => overLimits.inc({ limit }),
    text: () => {
      // Not at the start, because it watches the garbage collector.
      if (!registry.getSingleMetric("process_start_time_seconds"))
        collectDefaultMetrics({ register: registry });
      return registry.metrics();
    },
  };
}

type Labels = Readonly<Partial<Record<(typeof gaugeLabels)[number], string>>>;
type Values = readonly (Labels & { readonly value: number })[];

/** Serves metrics on a separate port, for the operator only. */
export function serveMetrics(
  { metrics, log }: { metrics: Metrics; log: Log },
  { port, host }: { port: number; host: string | undefined },
) {
  const app = new Hono();
  app.get("/metrics", async (context) =>
    context.body(await metrics.text(), 200, { "content-type": openMetricsContentType }),
  );
  app.onError((error, context) => {
    log("error", "metrics unreadable", faultFields(error));
    return context.body(null, 503);
  });
  const http = serve({
    fetch: app.fetch,
    port,
    overrideGlobalObjects: false,
    ...(host ? { hostname: host } : {}),
  });
  // The metrics server does not keep the process running.
  http.unref();
  return http;
}

/** `/healthz` returns 200 if the process runs, `/readyz` if the server can serve and is not stopping. */
export function healthRoutes(
  { database, config, clock }: Services,
  isStopping: () => boolean,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get("/healthz", (context) => context.json({ status: "ok" }));
    app.get("/readyz", async (context) => {
      if (isStopping()) return context.json({ status: "stopping" }, 503);
      const isReachable = await sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return isReachable
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
