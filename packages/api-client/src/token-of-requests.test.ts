import { createEntry, csrfMismatchDetail, getEntry, login, logout, me } from "@kaitori/wire";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AnyOptions } from "./call-options.ts";
import { openPage, origins, type Page } from "./testing/page.ts";

describe.each(origins)("%s", (origin) => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(origin);
  });
  afterEach(() => page.server.close());

  test("R7.2 a first request without a token gets one and is sent again", async () => {
    await page.api.call(logout);
    expect(page.server.requests).toHaveLength(1);
    expect(page.server.requests[0]?.headers.get("x-csrftoken")).toBe("token-1");
  });

  test("B3 a write contains the user of the page, if known", async () => {
    let user: number | undefined;
    const configuredPage = await openPage(origin, { pageUserId: () => user });
    configuredPage.server.reply(getEntry, () => Response.json({}));
    await configuredPage.api.call(logout);
    user = 7;
    await configuredPage.api.call(getEntry, { params: { id: 1 } }).catch(() => undefined);
    await configuredPage.api.call(logout);
    const userIds = configuredPage.server.requests.map(({ headers }) => headers.get("x-kaitori-person"));
    expect(userIds).toEqual([null, null, "7"]);
    await configuredPage.server.close();
  });

  test("R7.2 R8.2 a 401 for a missing token is also retried", async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await configuredPage.browser.fetch(input, init);
      return answer.status === 403
        ? new Response(await answer.text(), { status: 401, headers: answer.headers })
        : answer;
    };
    const configuredPage = await openPage(origin, { fetch });
    await configuredPage.api.call(logout);
    expect(configuredPage.server.refusalCount()).toBe(1);
    expect(configuredPage.server.requests).toHaveLength(1);
    await configuredPage.server.close();
  });

  test("R7.2 only one of several first requests fetches the token", async () => {
    await Promise.all([page.api.call(logout), page.api.call(logout), page.api.call(logout)]);
    expect(page.server.requests).toHaveLength(3);
    expect(page.server.refusalCount()).toBe(1);
  });

  test("R7.2 if the first request is lost, the next one fetches the token", async () => {
    let isLost = false;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (isLost) return lossy.browser.fetch(input, init);
      isLost = true;
      throw new TypeError("no answer");
    };
    const lossy = await openPage(origin, { fetch });
    const calls = [1, 2, 3].map(() => lossy.api.call(logout));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(lossy.server.refusalCount()).toBe(1);
    await lossy.server.close();
  });

  /** Sends two calls on a page whose first request is never answered. */
  async function sendWithoutResponse(options: Pick<AnyOptions, "timeout" | "signal">) {
    const silent = await openPage(origin, { fetch: () => new Promise(() => {}) });
    const first = silent.api.call(logout, { timeout: 60_000 });
    first.catch(() => {});
    const second = silent.api.call(logout, options);
    return { second, close: () => silent.server.close() };
  }

  test("R8.6 a call that waits for another's token ends with its own timeout", async () => {
    const { second, close } = await sendWithoutResponse({ timeout: 20 });
    await expect(second).rejects.toMatchObject({ name: "NetworkError", message: "timeout" });
    await close();
  });

  test("a call that waits for another's token ends when its caller aborts it", async () => {
    const controller = new AbortController();
    const { second, close } = await sendWithoutResponse({ signal: controller.signal });
    controller.abort(new Error("the screen is gone"));
    await expect(second).rejects.toThrow("the screen is gone");
    await close();
  });

  test("R8.2 a stale token is not renewed silently", async () => {
    await page.api.call(logout);
    page.server.renewToken("token-2");
    const calls = page.api.call(login, { body: { email: "a@example.jp", password: "x" } });
    await expect(calls).rejects.toMatchObject({ name: "CsrfStaleError" });
  });

  test("R7.3 a me call with a stale token is retried before it means a visitor", async () => {
    await page.api.call(logout);
    page.server.renewToken("token-2");
    page.server.reply(me, (context) => context.json({ detail: "asked" }, 401));
    await expect(page.api.call(me)).rejects.toMatchObject({ message: "asked" });
  });

  test("R8.2 a request is not retried without end if the server sends no valid token", async () => {
    page.server.reply(logout, (context) => context.json({ detail: csrfMismatchDetail }, 403));
    await expect(page.api.call(logout)).rejects.toMatchObject({ name: "CsrfStaleError" });
    expect(page.server.requests).toHaveLength(1);
  });

  test("R7.3 a me call refused with the current token means a visitor, without a retry", async () => {
    await page.api.call(logout);
    page.server.reply(me, (context) => context.json({ detail: csrfMismatchDetail }, 403));
    expect(await page.api.call(me)).toBeNull();
    expect(page.server.requests.filter(({ call }) => call === me)).toHaveLength(1);
  });

  test.each([
    { knowsIdempotencyKey: true, key: "mine" },
    { knowsIdempotencyKey: undefined, key: null },
  ])(
    "B21 the idempotency key of a screen is sent only to servers that support it: $key",
    async ({ key, ...config }) => {
      const configuredPage = await openPage(origin, config);
      configuredPage.server.reply(createEntry, (context) => context.body(null, 500));
      await configuredPage.api.call(createEntry, { body: {}, idempotencyKey: "mine" }).catch(() => {});
      expect(configuredPage.server.requests.at(-1)?.headers.get("idempotency-key")).toBe(key);
      await configuredPage.server.close();
    },
  );
});
