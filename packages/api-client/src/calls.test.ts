import { allCalls, type CallDefinition, exampleOf } from "@kaitori/wire";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyOptions } from "./call-options.ts";
import { callAny, openPage, origins, type Page } from "./testing/page.ts";

const calls = Object.values<CallDefinition>(allCalls).filter((call) => call.file === undefined);
const exampleOfFields = (entries: v.ObjectEntries = {}) =>
  exampleOf(v.object(entries)) as AnyOptions["params"];

describe.each(origins)("R7.1 R7.2 every call is sent over HTTP with token and cookies, %s", (origin) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(origin);
    await page.api.call(allCalls.logout);
  });
  afterAll(() => page.server.close());

  test.each(calls)("$method $path", async (call) => {
    const { api, server } = page;
    const answer = call.answer && exampleOf(call.answer);
    const query = exampleOfFields(call.query);
    const body = call.body && exampleOf(call.body);
    server.reply(call, (context) => (answer === undefined ? context.body(null, 204) : context.json(answer)));
    const options = { params: exampleOfFields(call.params), query: { ...query, absent: undefined }, body };

    expect(await callAny(api, call, options)).toEqual(call.answer && v.parse(call.answer, answer));
    const request = server.requests.at(-1);
    expect(request?.call).toBe(call);
    expect(request?.headers.get("x-csrftoken")).toBe("token-1");
    expect(request?.headers.get("cookie")).toContain("session=s");
    expect(request?.headers.get("content-type")).toBe(body === undefined ? null : "application/json");
    expect(request?.body).toEqual(call.body && v.parse(call.body, body));
    const sent = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
    expect([...new URL(request?.url ?? "").searchParams]).toEqual(sent);
  });

  test("R7.2 the token is read again for each request", async () => {
    const { api, server } = page;
    server.reply(allCalls.getProfile, (context) => context.body(null, 500));
    server.reply(allCalls.logout, (context) => context.body(null, 204));
    server.renewToken("after-login");
    await api.call(allCalls.getProfile).catch(() => {});
    await api.call(allCalls.logout);
    expect(server.requests.at(-1)?.headers.get("x-csrftoken")).toBe("after-login");
  });
});
