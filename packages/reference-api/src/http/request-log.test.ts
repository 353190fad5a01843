import { expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";

const routes: unknown[] = [];
const { server, client } = await serverOfFile(
  {},
  { log: (_, event, fields) => event === "request" && routes.push(fields?.route) },
);

test("the log contains the route pattern of every request, never its path", async () => {
  const browser = client();
  await browser.fetch("/api/entries/7/");
  await browser.fetch("/api/nothing/7");
  await browser.fetch("/entry/detail/7");
  await server.app.fetch(new Request("http://desk.localhost:4100/desk/entries/7"));
  await server.app.fetch(new Request("http://localhost:4100/readyz"));
  expect(routes).toEqual(["entries/:id/", "/api/*", "/*", "/desk/entries/:id", "/readyz"]);
});

test.each([true, false])("logRequests %s decides whether requests are logged", async (logRequests) => {
  const events: string[] = [];
  const quiet = await createTestServer({ logRequests }, { log: (_, event) => events.push(event) });
  await quiet.client().fetch("/api/entries/7/");
  await quiet.close();
  expect(events.includes("request")).toBe(logRequests);
});
