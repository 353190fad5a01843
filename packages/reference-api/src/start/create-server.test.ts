import { createServer as createHttpServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { EntryStatus } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { claimBody, entryBody } from "../entry/samples.ts";
import { openLookups } from "../lookups/lookups.ts";
import { createTestServer, testServer } from "../testing/test-server.ts";
import { stopOnSignal } from "./run.ts";

const name = "株式会社本物";

test("a licensee can replace the register of companies", async () => {
  const register = {
    search: async () => [{ houjinbangou: "7010001000001", name, address: "東京都港区", kana: "" }],
  };
  const parts = { log: () => {}, lookups: () => openLookups(register) };
  const { client } = await createTestServer({}, parts);
  const { body } = await client().call("suggestHoujinbangou", { query: { name } });
  expect(body.map((result) => result.name)).toEqual([name]);
});

test.each([
  {
    policy: "that refuses",
    decision: { refuse: ["outsideField" as const] },
    transfer: "1000000",
    status: EntryStatus.archived,
  },
  {
    policy: "whose invalid decision is left to the desk without a retry",
    decision: { feeRatio: "0.05" },
    transfer: "1",
    status: EntryStatus.underReview,
  },
])("a licensee can pass a review policy $policy", async ({ decision, transfer, status }) => {
  const reviewPolicy = (entry: { claims: readonly { id: number }[] }) => ({
    askedAgain: [],
    claims: entry.claims.map(({ id }) => ({ id, decision })),
  });
  const server = await createTestServer({ review: "auto" }, { log: () => {}, reviewPolicy });
  const { client, id } = await server.signInApplicant();
  const file = await server.insertFile(id, "invoice");
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = [claimBody({ contentfile_relations, scheduled_deposit_amount_from_obliger: transfer })];
  const { body } = await client.call("createEntry", { body: entryBody({ claims }) });
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
  const entryAfter = (await client.call("getEntry", { params: { id: body.id } })).body;
  const jobs = await server.rows`select * from job where kind = 'auto-review'`;
  expect({ status: entryAfter.status, jobs }).toEqual({ status, jobs: [] });
});

test("D13 production does not suggest companies of the demo register", async () => {
  const { client } = await createTestServer({ environment: "production" });
  const { body } = await client().call("suggestHoujinbangou", { query: { name: "青空" } });
  expect(JSON.stringify(body)).not.toContain("houjinbangou");
});

const { client } = await testServer({});

test("R7.10 /healthz and /readyz report the state for a load balancer", async () => {
  expect(await (await client().fetch("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await client().fetch("/readyz")).json()).toEqual({ status: "ready" });
});

const stopAfter = 10;

test("on SIGTERM /readyz fails before the port closes, and responses close their connections", async () => {
  const events: string[] = [];
  const log: string[] = [];
  const { server } = await createTestServer({ stopAfter }, { log: (_, event) => log.push(event) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const http = createHttpServer();
  vi.spyOn(http, "close").mockImplementation(() => {
    events.push("the port closes");
    return http;
  });
  const signals = new Map<string | symbol, () => void>();
  vi.spyOn(process, "on").mockImplementation((name, listener) => {
    signals.set(name, () => listener());
    return process;
  });
  const announceStop = () => void events.push("/readyz fails");
  stopOnSignal(http, { ...server, announceStop });
  signals.get("SIGTERM")?.();
  expect(events).toEqual(["/readyz fails"]);
  expect(log).toEqual(["stopping"]);
  // Each later response closes its connection.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  http.emit("request", answer.req, answer);
  expect(answer.getHeader("connection")).toBe("close");
  vi.advanceTimersByTime(stopAfter * 1000 - 1);
  expect(events).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(["/readyz fails", "the port closes"]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
