import { call, latestLevel, levelHeader } from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { routes } from "../start/routes.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { handlePublic } from "./handle.ts";

const longCall = call({
  method: "GET",
  path: "test/long/",
  query: { length: v.number() },
  answer: v.object({ text: v.string() }),
});
const longRoute = handlePublic(longCall, async ({ query }) => ({ text: "x".repeat(query.length) }));
const { client } = await serverOfFile({}, { routes: [...routes, longRoute] });

test("R7.1 a path works with and without its final slash", async () => {
  for (const path of ["/api/system_settings/supress_entries/", "/api/system_settings/supress_entries"])
    expect((await client().fetch(path)).status).toBe(200);
});

test.each([
  { path: "/api/system_settings/supress_entries/", brand: "everyone", status: 200 },
  { path: "/api/profile/", brand: "everyone", status: 401 },
  { path: "/api/nothing/", brand: "everyone", status: 404 },
  { path: "/api/profile/", brand: "nobody", status: 421 },
  { path: "/api/openapi.json", brand: "nobody", status: 200 },
])("B21 every answer has the level header: $path of $brand", async ({ path, brand, status }) => {
  const answer = await client(brand).fetch(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get(levelHeader)).toBe(String(latestLevel));
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
