import { connect } from "node:net";
import {
  call,
  getSuppressEntries,
  latestServerLevel,
  listEntries,
  serverLevelHeader,
  versionHeader,
} from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import type { LogFields } from "../log.ts";
import { routes } from "../start/routes.ts";
import { createTestServer, listen, testBrands, testServer } from "../testing/test-server.ts";
import { handlePublic } from "./handle.ts";

const longCall = call({
  method: "GET",
  path: "test/long/",
  query: { length: v.number() },
  answer: v.object({ text: v.string() }),
});
const failingCall = call({ method: "GET", path: "test/fault/", answer: v.object({}) });
const testRoutes = [
  handlePublic(longCall, async ({ query }) => ({ text: "x".repeat(query.length) })),
  handlePublic(failingCall, async () => {
    throw new Error("Key (email)=(yamada@example.jp) already exists");
  }),
];
const logged: { event: string; fields: LogFields }[] = [];
const { server, client } = await testServer(
  {},
  {
    routes: [...routes, ...testRoutes],
    log: (_, event, fields = {}) => logged.push({ event, fields }),
  },
);

test("R7.1 a path works with and without its final slash", async () => {
  for (const path of ["/api/system_settings/supress_entries/", "/api/system_settings/supress_entries"])
    expect((await client().fetch(path)).status).toBe(200);
});

test.each([
  { path: "/api/system_settings/supress_entries/", brand: "test-brand", status: 200 },
  { path: "/api/profile/", brand: "test-brand", status: 401 },
  { path: "/api/nothing/", brand: "test-brand", status: 404 },
  { path: "/api/profile/", brand: "nobody", status: 421 },
  { path: "/api/openapi.json", brand: "nobody", status: 200 },
])("B21 every answer has the level header: $path of $brand", async ({ path, brand, status }) => {
  const answer = await client(brand).fetch(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get(serverLevelHeader)).toBe(String(latestServerLevel));
});

test("R7.9 every answer has the version of the package in its header, even after a fault", async () => {
  const { headers } = await client().call(failingCall);
  expect(headers.get(versionHeader)).toMatch(/^\d+-\d+\.\d+\.\d+$/);
  expect(headers.get(versionHeader)).toMatch(new RegExp(`-${manifest.version}$`));
});

test("R7.1 an unknown path answers 404, and answers must not be cached", async () => {
  const { status, headers } = await client().fetch("/api/nothing/");
  expect(status).toBe(404);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  { length: 100, encoding: null },
  { length: 5000, encoding: "gzip" },
])("an answer of $length characters has the encoding $encoding", async ({ length, encoding }) => {
  const response = await client().fetch(`/api/test/long/?length=${length}`, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
});

test("R8.5 an unexpected error answers 500, and neither answer nor log contains its message", async () => {
  const answer = await client().call(failingCall);
  expect(answer).toMatchObject({ status: 500, body: { detail: "サーバーエラーが発生しました。" } });
  const fault = logged.findLast(({ event }) => event === "fault");
  expect(fault?.fields.request).toBe(answer.headers.get("x-request-id"));
  expect(JSON.stringify(logged)).not.toContain("yamada");
});

test("requests are logged with the pattern of their route, never with their path", async () => {
  const before = logged.length;
  const browser = client();
  await browser.fetch("/api/entries/7/");
  await browser.fetch("/api/nothing/7");
  await browser.fetch("/entry/detail/7");
  await server.app.fetch(new Request("http://desk.localhost:4100/desk/entries/7"));
  await server.app.fetch(new Request("http://localhost:4100/readyz"));
  const requests = logged.slice(before).filter(({ event }) => event === "request");
  expect(requests.map(({ fields }) => fields.route)).toEqual([
    "entries/:id/",
    "/api/*",
    "/*",
    "/desk/entries/:id",
    "/readyz",
  ]);
});

test.each([true, false])("requests are logged only if logRequests is true: %s", async (logRequests) => {
  const events: string[] = [];
  const otherServer = await createTestServer({ logRequests }, { log: (_, event) => events.push(event) });
  await otherServer.client().fetch("/api/entries/7/");
  expect(events.includes("request")).toBe(logRequests);
});

const maintenance = { on: true, until: "9時" };
const { client: maintenanceClient } = await testServer(
  {},
  { brands: testBrands.map((brand) => ({ ...brand, settings: { ...brand.settings, maintenance } })) },
);

test.each([listEntries, getSuppressEntries])(
  "R2.1 D8.5 during maintenance every call answers 503 with the time of reopening: $path",
  async (anyCall) => {
    expect(await maintenanceClient().call(anyCall)).toMatchObject({
      status: 503,
      body: { status: "redirect", redirect_uri: "/maintenance/", until: "9時" },
    });
  },
);

test("R6.1 an unknown host gets 421", async () => {
  const browser = client("nobody");
  expect((await browser.fetch("/api/me/", { method: "POST" })).status).toBe(421);
  expect((await browser.fetch("/")).status).toBe(421);
});

const port = await listen(server.app.fetch);

async function statusOf(head: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  // Node does not answer after the end of the socket.
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const part of socket) answer += part;
  return Number(answer.split(" ")[1]);
}

const brandHost = "Host: test-brand.localhost";
const deskHost = "Host: desk.localhost";

test.each([
  { head: `GET /desk/entries HTTP/1.1\r\n${deskHost}`, status: 401 },
  { head: `GET http://desk.localhost:4100/desk/entries HTTP/1.1\r\n${deskHost}`, status: 401 },
  { head: "GET http://desk.localhost/desk/entries HTTP/1.0", status: 400 },
  { head: "GET /desk/entries HTTP/1.0", status: 400 },
  { head: `GET http://desk.localhost/desk/entries HTTP/1.1\r\n${brandHost}`, status: 400 },
  { head: `GET /desk/entries HTTP/1.1\r\n${deskHost}\r\n${brandHost}`, status: 400 },
])("only the Host header selects the host: $head answers $status", async ({ head, status }) => {
  expect(await statusOf(head)).toBe(status);
});
