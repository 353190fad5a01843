import { allCalls, type CallDefinition } from "@kaitori/wire";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiClient } from "./client.ts";
import { arbitraryOf } from "./testing/arbitrary-of.ts";
import { openPage, type Page, places } from "./testing/page.ts";

const calls = Object.entries<CallDefinition>(allCalls);
const valuesOf = (entries: v.ObjectEntries | undefined) => arbitraryOf(v.object(entries ?? {}));

/** Calls known only by name have lost their types; what is sent here comes from their schemas. */
type AnyCall = (call: CallDefinition, options: object) => Promise<unknown>;
const ask = (api: ApiClient, call: CallDefinition, options: object) => (api.call as AnyCall)(call, options);

describe.each(places)("R7.1 R7.2 over HTTP, with token and cookies, %s", (place) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(place);
    await page.api.call(allCalls.logout);
  });
  afterAll(() => page.server.close());

  test.each(calls.filter(([, call]) => call.file === undefined))("%s", async (_, call) => {
    const { api, server } = page;
    const asked = fc.record({
      params: valuesOf(call.params),
      query: valuesOf(call.query),
      body: arbitraryOf(call.body ?? v.object({})),
      answer: call.answer === undefined ? fc.constant(undefined) : arbitraryOf(call.answer),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ params, query, body, answer }) => {
        server.reply(call, (context) =>
          answer === undefined ? context.body(null, 204) : context.json(answer),
        );
        const given = await ask(api, call, { params, query, body });

        expect(given).toEqual(call.answer && v.parse(call.answer, answer));
        const seen = server.seen.at(-1);
        expect(seen?.call).toBe(call);
        expect(seen?.headers.get("x-csrftoken")).toBe("token-1");
        expect(seen?.headers.get("cookie")).toContain("session=s");
        expect(seen?.headers.get("content-type")).toBe(call.body === undefined ? null : "application/json");
        expect(seen?.body).toEqual(call.body && v.parse(call.body, JSON.parse(JSON.stringify(body))));
        const names = Object.entries(v.parse(v.record(v.string(), v.unknown()), query)).filter(
          ([, value]) => value !== undefined,
        );
        expect(Object.fromEntries(new URL(seen?.url ?? "").searchParams)).toEqual(Object.fromEntries(names));
      }),
      { numRuns: 8 },
    );
  });

  test("R7.2 the token is read anew at each request", async () => {
    const { api, server } = page;
    server.reply(allCalls.getProfile, (context) => context.body(null, 500));
    server.reply(allCalls.logout, (context) => context.body(null, 204));
    server.renewToken("after-login");
    await api.call(allCalls.getProfile).catch(() => {});
    await api.call(allCalls.logout);
    expect(server.seen.at(-1)?.headers.get("x-csrftoken")).toBe("after-login");
  });
});
