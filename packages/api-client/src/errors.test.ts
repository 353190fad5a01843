import { getEntry, getFormDraft, listEntries, login, me } from "@kaitori/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkError, ServerError, secondsToRetry, UnauthorizedError, ValidationError } from "./errors.ts";
import { openPage, origins, type Page } from "./testing/page.ts";
import { startServer } from "./testing/server.ts";

const entry = { params: { id: 12 } };
const loginUrl = "https://wakaba.example/login/";

describe.each(origins)("errors of R8 over HTTP, %s", (origin) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(origin, { allowedOrigins: ["https://wakaba.example"] });
  });
  afterAll(() => page.server.close());

  const failureOfEntry = (status: number, body?: unknown) => {
    page.server.reply(
      getEntry,
      () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
    );
    return page.api.call(getEntry, entry).catch((error: unknown) => error);
  };

  test("R8.1 400 with data has errors per field and general ones", async () => {
    const claims = [{ receive_payment_account: { obliger_accounts: [{ holder_name: ["名義"] }] } }];
    const error = await failureOfEntry(400, { non_field_errors: ["請求書がありません。"], claims });
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      status: 400,
      message: "請求書がありません。",
      nonFieldErrors: ["請求書がありません。"],
      fieldErrors: { "claims.0.receive_payment_account.obliger_accounts.0.holder_name": "名義" },
    });
    expect(await failureOfEntry(400, { non_field_errors: "一つだけ" })).toMatchObject({
      nonFieldErrors: ["一つだけ"],
    });
  });

  const otherService = { correct_login_url: loginUrl, service_name: "わかば資金サポート" };
  const csrf = "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect.";
  const redirect = { detail: "こちらへ", status: "redirect", redirect_uri: "/mypage" };

  test.each([
    { row: "R8.1", status: 400, body: undefined, name: "BadRequestError" },
    { row: "R8.1", status: 400, body: {}, name: "BadRequestError" },
    { row: "R8.1", status: 400, body: [], name: "BadRequestError" },
    { row: "R8.1", status: 400, body: null, name: "BadRequestError" },
    { row: "R8.2", status: 401, body: { detail: "CSRF tokens do not match" }, name: "CsrfStaleError" },
    { row: "R8.2", status: 403, body: { detail: "CSRF tokens do not match" }, name: "CsrfStaleError" },
    { row: "R8.2", status: 403, body: { detail: csrf }, name: "CsrfStaleError" },
    {
      row: "R8.3",
      status: 401,
      body: otherService,
      name: "UnauthorizedError",
      error: { message: "unauthorized", loginUrl, service: "わかば資金サポート" },
    },
    {
      row: "R8.3",
      status: 403,
      body: { ...otherService, message: "別のサービスです" },
      name: "UnauthorizedError",
      error: { message: "別のサービスです", loginUrl },
    },
    {
      row: "R8.4",
      status: 401,
      body: { detail: "ログインが必要です。", redirect_uri: "/mypage" },
      name: "UnauthorizedError",
      error: { message: "ログインが必要です。", redirectTo: undefined },
    },
    {
      row: "R8.4",
      status: 401,
      body: undefined,
      name: "UnauthorizedError",
      error: { message: "unauthorized" },
    },
    { row: "R8.11", status: 409, body: { status: "reload_required" }, name: "ReloadRequiredError" },
    { row: "R8.11", status: 426, body: undefined, name: "ReloadRequiredError" },
    { row: "R8.11", status: 403, body: { status: "reauth_required" }, name: "ReauthRequiredError" },
  ])("$row $status with $body is a $name", async ({ status, body, name, error }) => {
    await failureOfEntry(404);
    expect(await failureOfEntry(status, body)).toMatchObject({ status, name, ...error });
  });

  test("R8.4 an error contains a redirect to a page of this site", async () => {
    expect(await failureOfEntry(403, redirect)).toMatchObject({
      message: "こちらへ",
      redirectTo: `${page.browser.pageOrigin}/mypage`,
    });
  });

  test("R8.2 a 401 about the token stays unauthorized on the me call", async () => {
    page.server.reply(me, (context) => context.json({ detail: "CSRF tokens do not match" }, 401));
    await expect(page.api.call(me)).rejects.toBeInstanceOf(UnauthorizedError);
  });

  const withAddress = async (address: string) => ({
    otherLogin: await failureOfEntry(401, { correct_login_url: address, service_name: "x" }),
    refused: await failureOfEntry(401, { status: "redirect", redirect_uri: address }),
    failed: await failureOfEntry(500, { status: "redirect", redirect_uri: address }),
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "http://evil.example/",
    "//evil.example/",
    "\\\\evil.example",
    "http://wakaba.example/",
    "http://[",
    "https://wakaba.example@evil.example/",
    "blob:https://wakaba.example/0b5e",
  ])("R8.3 R8.4 R8.5 an address of another scheme or with a user name is dropped: %s", async (address) => {
    const { otherLogin, refused, failed } = await withAddress(address);
    expect(otherLogin).toMatchObject({ loginUrl: undefined, service: "x" });
    expect(refused).toMatchObject({ redirectTo: undefined, linkTo: undefined });
    expect(failed).toMatchObject({ redirectTo: undefined, linkTo: undefined });
  });

  test.each(["https://partner.example/login/", "https://wakaba.example.evil.example/"])(
    "R8.3 R8.4 R8.5 an https address outside the list becomes a link, not a redirect: %s",
    async (address) => {
      const { otherLogin, refused, failed } = await withAddress(address);
      expect(otherLogin).toMatchObject({ loginUrl: address, service: "x", redirectTo: undefined });
      expect(refused).toMatchObject({ redirectTo: undefined, linkTo: address });
      expect(failed).toMatchObject({ redirectTo: undefined, linkTo: address });
    },
  );

  test.each([300, 404, 409, 410, 413, 429, 500, 502, 503, 599])(
    "R8.5 %d is a server error",
    async (status) => {
      const silent = await failureOfEntry(status);
      expect(silent).toBeInstanceOf(ServerError);
      expect(silent).toMatchObject({ status, message: `ステータス ${status}`, redirectTo: undefined });
      expect(await failureOfEntry(status, redirect)).toMatchObject({
        message: "こちらへ",
        redirectTo: `${page.browser.pageOrigin}/mypage`,
      });
    },
  );

  test("R8.6 a timeout of the call or of its screen is a network error", async () => {
    const timedOut = { name: "NetworkError", status: 499, message: "timeout" };
    page.server.reply(getEntry, () => new Promise(() => {}));
    await expect(page.api.call(getEntry, { ...entry, timeout: 40 })).rejects.toMatchObject(timedOut);
    await expect(page.api.call({ ...getEntry, timeout: 40 }, entry)).rejects.toMatchObject(timedOut);
  });

  test("R8.6 the client follows no redirect of the API, so body and token go nowhere else", async () => {
    const otherServer = await startServer();
    const to = `${otherServer.origin}/api/${login.path}`;
    page.server.reply(login, (context) => context.redirect(to, 307));
    const body = { email: "a@example.jp", password: "x" };
    const error = await page.api.call(login, { body }).catch((error: unknown) => error);
    await otherServer.close();
    expect(otherServer.requests).toEqual([]);
    expect(error).toBeInstanceOf(NetworkError);
  });

  test("a request that cannot be built rejects and does not throw", async () => {
    const pending = page.api.call(getFormDraft, { params: { name: ".." } });
    await expect(pending).rejects.toBeInstanceOf(RangeError);
  });

  test("an aborted call fails with the reason of its signal", async () => {
    page.server.reply(getEntry, () => new Promise(() => {}));
    const controller = new AbortController();
    const pending = page.api.call(getEntry, { ...entry, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });

  test.each([
    { status: 401, body: { detail: "違います。" }, name: "OperationalError", message: "違います。" },
    { status: 401, body: null, name: "OperationalError", message: "ステータス 401" },
    { status: 403, body: { detail: "停止されています。" }, name: "UnauthorizedError" },
    { status: 401, body: { correct_login_url: loginUrl }, name: "UnauthorizedError", loginUrl },
    {
      status: 401,
      body: { detail: "未確認です。", codes: { detail: [{ code: "notActivated" }] } },
      name: "OperationalError",
      message: "未確認です。",
      code: "notActivated",
    },
  ])(
    "R8.7 a login refused with 401 is operational and has the detail: $body",
    async ({ status, body, ...error }) => {
      page.server.reply(login, () => Response.json(body, { status }));
      await expect(
        page.api.call(login, { body: { email: "a@example.jp", password: "x" } }),
      ).rejects.toMatchObject(error);
    },
  );

  test("R7.3 D7.3 a 403 of the me call means a visitor", async () => {
    page.server.reply(me, (context) => context.json({ detail: "ログインが必要です。" }, 403));
    expect(await page.api.call(me)).toBeNull();
  });

  test.each([{ answer: {} }, { answer: null }, { answer: "いいえ" }, { answer: 7 }])(
    "R7.4 entries that are no list count as an empty list: $answer",
    async ({ answer }) => {
      page.server.reply(listEntries, (context) => context.json(answer));
      expect(await page.api.call(listEntries)).toEqual([]);
    },
  );
});

test.each([
  { body: { retry_after: 30 }, header: "60", seconds: 30 },
  { body: { retry_after: "soon" }, header: null, seconds: undefined },
  { body: undefined, header: "600", seconds: 600 },
  { body: "<html>", header: "Sat, 21 Nov 2026 10:05:00 GMT", seconds: 300 },
  { body: undefined, header: "Sat, 21 Nov 2026 09:00:00 GMT", seconds: undefined },
  { body: undefined, header: "soon", seconds: undefined },
  { body: undefined, header: "", seconds: undefined },
  { body: undefined, header: null, seconds: undefined },
])("R8.5 $body with Retry-After $header means $seconds seconds", ({ body, header, seconds }) => {
  const sent = { Date: "Sat, 21 Nov 2026 10:00:00 GMT" };
  const headers = new Headers(header === null ? sent : { ...sent, "Retry-After": header });
  expect(secondsToRetry(body, headers)).toBe(seconds);
});

test("R8.5 a date in Retry-After is ignored if the response has no date of its own", () => {
  const headers = new Headers({ "Retry-After": "Sat, 21 Nov 2026 10:05:00 GMT" });
  expect(secondsToRetry(undefined, headers)).toBeUndefined();
});
