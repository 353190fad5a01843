import { allCalls, type CallDefinition, callSummaries } from "@kaitori/wire";
import { afterAll, expect, test, vi } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { openapiDocument } from "./openapi-document.ts";

vi.mock(import("./openapi-document.ts"), { spy: true });

const { client, close } = await createTestServer();
afterAll(close);

const document = openapiDocument();
const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(allCalls);

test("R7.10 every call stands in the description, additions marked as such", () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(described).toHaveLength(calls.length);
  const marked = described.filter((operation) => "x-addition" in operation);
  expect(marked).toHaveLength(calls.filter(([, call]) => call.addition).length);
});

test("R7.10 every reference of the description leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  const known = Object.keys(document.components.schemas);
  expect(references.map(([, name]) => name).filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

test("R7.10 the API describes itself for programs and for people, without scripts", async () => {
  const json = await client().fetch("/api/openapi.json");
  expect(await json.json()).toMatchObject({ openapi: "3.1.0" });
  const page = await client().fetch("/api/");
  const text = await page.text();
  for (const summary of Object.values(callSummaries)) expect(text).toContain(summary);
  expect(text).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("R7.10 a stranger who asks again and again makes the server describe itself once", async () => {
  await client().fetch("/api/openapi.json");
  vi.mocked(openapiDocument).mockClear();
  for (let asked = 0; asked < 3; asked += 1)
    expect((await client().fetch("/api/openapi.json")).status).toBe(200);
  expect(openapiDocument).not.toHaveBeenCalled();
});
