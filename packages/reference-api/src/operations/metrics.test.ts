import { once } from "node:events";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { serveMetrics } from "./metrics.ts";

const { server, client, clock, database } = await testServer({});

const { metrics, log } = server.services;
const findSamples = async (line: string) =>
  (await metrics.text()).split("\n").filter((one) => one.startsWith(line));

test("requests are counted by the pattern of their route and by status", async () => {
  const browser = client();
  await browser.fetch("/api/entries/7/");
  await browser.fetch("/api/entries/8/");
  const route = 'method="GET",route="entries/:id/"';
  expect(await findSamples(`kaitori_requests_total{${route}`)).toEqual([
    `kaitori_requests_total{${route},status="401"} 2`,
  ]);
  expect(await findSamples(`kaitori_request_seconds_count{${route}`)).toEqual([
    `kaitori_request_seconds_count{${route}} 2`,
  ]);
});

test("due jobs, failed jobs and refused mails are counted", async () => {
  const job = { payload: "{}", attempts: 0, leased_until: null, name: null };
  const due = new Date(clock.now().getTime() - 1000);
  await database
    .insertInto("job")
    .values([
      { ...job, kind: "wanted", run_at: due, last_error: null },
      { ...job, kind: "broken", run_at: new Date(clock.now().getTime() + 60_000), last_error: "Error" },
    ])
    .execute();
  const mail = {
    brand: "test-brand",
    recipient: "a@example.jp",
    subject: "件名",
    body: "本文",
    created_at: due,
  };
  await database
    .insertInto("mail")
    .values([
      { ...mail, sent_at: null, given_up_at: null },
      { ...mail, sent_at: due, given_up_at: null },
      { ...mail, sent_at: null, given_up_at: due },
    ])
    .execute();
  expect(await findSamples('kaitori_jobs_waiting{kind="wanted"}')).toEqual([
    'kaitori_jobs_waiting{kind="wanted"} 1',
  ]);
  expect(await findSamples('kaitori_jobs_failing{kind="broken"}')).toEqual([
    'kaitori_jobs_failing{kind="broken"} 1',
  ]);
  expect(await findSamples("kaitori_mails{")).toEqual([
    'kaitori_mails{state="waiting"} 1',
    'kaitori_mails{state="given_up"} 1',
  ]);
  await sql`delete from job where kind in ('wanted', 'broken')`.execute(database);
  expect(await findSamples('kaitori_jobs_waiting{kind="wanted"}')).toEqual([]);
});

test("account limits and calls beyond them are reported", async () => {
  expect(await findSamples('kaitori_account_limit{limit="submissionsADay"')).toEqual([
    'kaitori_account_limit{limit="submissionsADay",of="entries a day",over="tooMany"} 10',
  ]);
  metrics.recordOverLimit("uploads");
  expect(await findSamples("kaitori_over_limit_total")).toEqual([
    'kaitori_over_limit_total{limit="uploads"} 1',
  ]);
});

test("inspected documents are counted by format and outcome", async () => {
  metrics.recordReading({ format: "image/png", outcome: "fileTooIntricate", seconds: 0.3 });
  expect(await findSamples('kaitori_reading_seconds_count{format="image/png"')).toEqual([
    'kaitori_reading_seconds_count{format="image/png",outcome="fileTooIntricate"} 1',
  ]);
  expect(await findSamples("kaitori_readers{")).toEqual([
    'kaitori_readers{state="reading"} 0',
    'kaitori_readers{state="waiting"} 0',
  ]);
});

test("kaitori_stopping is 1 after the stop signal", async () => {
  expect(await findSamples("kaitori_stopping")).toEqual(["kaitori_stopping 0"]);
  server.announceStop();
  expect(await findSamples("kaitori_stopping")).toEqual(["kaitori_stopping 1"]);
});

test("the metrics have the OpenMetrics format on a separate port", async () => {
  const { Response } = globalThis;
  const http = serveMetrics({ metrics, log }, { port: 0, host: "127.0.0.1" });
  expect(globalThis.Response).toBe(Response);
  await once(http, "listening");
  const address = http.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get("content-type")).toBe(
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
  );
  const text = await answer.text();
  expect(text).toMatch(/# EOF\n$/);
  for (const name of [
    "process_resident_memory_bytes",
    "process_cpu_seconds_total",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(text).toMatch(new RegExp(`^${name} `, "m"));
  expect((await fetch(`${origin}/api/me/`)).status).toBe(404);
  http.close();
});
