import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "../database/database.ts";
import { readers } from "../documents/inspection/inspect.ts";
import { accountLimits } from "../http/account-limits.ts";
import type { Metrics } from "../http/services.ts";
import { counter, type Family, histogram, openMetricsText } from "./open-metrics.ts";

/** From a page out of memory to a large upload, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function metricsOf(
  database: Database,
  { clock, stopping }: { clock: () => Date; stopping: () => boolean },
): Metrics {
  const requests = counter();
  const durations = histogram(bounds);
  const readings = histogram(bounds);
  const overLimits = counter();
  let loopDelay: ReturnType<typeof monitorEventLoopDelay> | undefined;

  const processFamilies = (): Family[] => {
    // Measured from the first question on.
    loopDelay ??= monitorEventLoopDelay();
    loopDelay.enable();
    const { user, system } = process.cpuUsage();
    return [
      gauge("kaitori_memory_bytes", "Memory of the process", process.memoryUsage.rss()),
      {
        name: "kaitori_processor_seconds",
        type: "counter",
        help: "Processor time of the process",
        samples: [{ suffix: "_total", value: (user + system) / 1e6 }],
      },
      gauge(
        "kaitori_loop_delay_seconds",
        "99 of 100 delays of the event loop are at most this long",
        loopDelay.percentile(99) / 1e9,
      ),
      gauge("kaitori_stopping", "1 from the signal to stop on", stopping() ? 1 : 0),
    ];
  };

  return {
    answered: ({ method, route, status, seconds }) => {
      requests.add({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    read: ({ format, outcome, seconds }) => readings.observe({ format, outcome }, seconds),
    overLimit: (limit) => overLimits.add({ limit }),
    text: async () =>
      openMetricsText([
        {
          name: "kaitori_requests",
          type: "counter",
          help: "Requests that were answered",
          samples: requests.samples(),
        },
        {
          name: "kaitori_request_seconds",
          type: "histogram",
          help: "From the request to its answer",
          samples: durations.samples(),
        },
        {
          name: "kaitori_reading_seconds",
          type: "histogram",
          help: "Reading a document, without the wait for a place",
          samples: readings.samples(),
        },
        {
          name: "kaitori_readers",
          type: "gauge",
          help: "Documents that are read, and that wait for it",
          samples: [
            { labels: { state: "reading" }, value: readers.running },
            { labels: { state: "waiting" }, value: readers.waiting },
          ],
        },
        {
          name: "kaitori_account_limit",
          type: "gauge",
          help: "What one account may take, and what happens beyond",
          samples: Object.entries(accountLimits).map(([limit, { most, of, over }]) => ({
            labels: { limit, of, over },
            value: most,
          })),
        },
        {
          name: "kaitori_over_limit",
          type: "counter",
          help: "Calls that passed a limit of their account",
          samples: overLimits.samples(),
        },
        ...processFamilies(),
        ...(await storedFamilies(database, clock())),
      ]),
  };
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});

/** Figures from the database: the same in every process. */
async function storedFamilies(database: Database, now: Date): Promise<Family[]> {
  const jobs = database
    .selectFrom("job")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("value")])
    .groupBy("kind")
    .orderBy("kind");
  const due = await jobs.where("run_at", "<=", now).execute();
  const failing = await jobs.where("last_error", "is not", null).execute();
  const mails = await database
    .selectFrom("mail")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("given_up_at", "is", null).as("waiting"),
      fn.count<number>("given_up_at").as("givenUp"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  const ofKinds = (rows: typeof due) => rows.map(({ kind, value }) => ({ labels: { kind }, value }));
  return [
    {
      name: "kaitori_jobs_waiting",
      type: "gauge",
      help: "Background jobs that are due and not done",
      samples: ofKinds(due),
    },
    {
      name: "kaitori_jobs_failing",
      type: "gauge",
      help: "Background jobs whose last try failed",
      samples: ofKinds(failing),
    },
    {
      name: "kaitori_mails",
      type: "gauge",
      help: "Mails that are not sent: waiting, or given up because their receiver refused them",
      samples: [
        { labels: { state: "waiting" }, value: mails.waiting },
        { labels: { state: "given_up" }, value: mails.givenUp },
      ],
    },
  ];
}
