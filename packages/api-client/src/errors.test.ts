import {
  createEntry,
  getEntry,
  getFormDraft,
  getSuppressEntries,
  listEntries,
  login,
  me,
} from "@kaitori/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  BadRequestError,
  CsrfStaleError,
  NetworkError,
  OperationalError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  secondsToRetry,
  UnauthorizedError,
  ValidationError,
} from "./errors.ts";
import { openPage, type Page, places } from "./testing/page.ts";
import { lose, startServer } from "./testing/server.ts";

const entry = { params: { id: 12 } };
const loginUrl = "https://wakaba.example/login/";

describe.each(places)("the errors of R8 over HTTP, %s", (place) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(place, { allowedOrigins: ["https://wakaba.example"] });
  });
  afterAll(() => page.server.close());

  const failureOfEntry = (status: number, body?: unknown) => {
    page.server.reply(
      getEntry,
      () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
    );
    return page.api.call(getEntry, entry).catch((error: unknown) => error);
  };

  test("R8.1 400 with data: errors per field and those of no field", async () => {
    const error = await failureOfEntry(400, {
      purpose: ["入力してください。", "第二"],
      non_field_errors: ["請求書がありません。"],
      claims: [{}, { amount: ["入力してください。"], non_field_errors: ["内容をご確認ください。"] }],
      banks: [{ bank_account_number: ["7桁の半角数字で入力してください"] }],
      bank_account: { account_holder_name: ["この項目は空にできません"] },
    });
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      status: 400,
      message: "請求書がありません。",
      nonFieldErrors: ["請求書がありません。"],
      fieldErrors: {
        purpose: "入力してください。",
        "claims.1.amount": "入力してください。",
        "claims.1": "内容をご確認ください。",
        "banks.0.bank_account_number": "7桁の半角数字で入力してください",
        "bank_account.account_holder_name": "この項目は空にできません",
      },
    });
  });

  test("R8.1 a message that comes without its list is a message too", async () => {
    const body = { purpose: "入力してください。", non_field_errors: "請求書がありません。" };
    expect(await failureOfEntry(400, body)).toMatchObject({
      nonFieldErrors: ["請求書がありません。"],
      fieldErrors: { purpose: "入力してください。" },
    });
  });

  test.each([
    { data: "none", body: undefined },
    { data: "an empty object", body: {} },
    { data: "an empty list", body: [] },
    { data: "null", body: null },
  ])("R8.1 400 without data is a bad request: $data", async ({ body }) => {
    expect(await failureOfEntry(400, body)).toBeInstanceOf(BadRequestError);
  });

  test.each([
    { status: 401, detail: "CSRF tokens do not match" },
    { status: 403, detail: "CSRF tokens do not match" },
    { status: 403, detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." },
  ])(
    "R8.2 $status that says the CSRF tokens do not match, off the me call: $detail",
    async ({ status, detail }) => {
      await failureOfEntry(404);
      const error = await failureOfEntry(status, { detail });
      expect(error).toBeInstanceOf(CsrfStaleError);
      expect(error).toMatchObject({ status });
    },
  );

  test("R8.2 the same on the me call is not: 401 stays unauthorized", async () => {
    page.server.reply(me, (context) => context.json({ detail: "CSRF tokens do not match" }, 401));
    const error = await page.api.call(me).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(UnauthorizedError);
  });

  test.each([401, 403])("R8.3 %d with correct_login_url carries it and the service name", async (status) => {
    const body = { correct_login_url: loginUrl, service_name: "わかば資金サポート" };
    const error = await failureOfEntry(status, body);
    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(error).toMatchObject({ status, message: "unauthorized", loginUrl, service: "わかば資金サポート" });
    expect(await failureOfEntry(status, { ...body, message: "別のサービスです" })).toMatchObject({
      message: "別のサービスです",
    });
  });

  const withAddress = async (address: string) => ({
    elsewhere: await failureOfEntry(401, { correct_login_url: address, service_name: "x" }),
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
  ])("R8.3 R8.4 R8.5 an address that nobody may be sent to is not handed on: %s", async (address) => {
    const { elsewhere, refused, failed } = await withAddress(address);
    expect(elsewhere).toMatchObject({ loginUrl: undefined, service: "x" });
    expect(refused).toMatchObject({ redirectTo: undefined, linkTo: undefined });
    expect(failed).toMatchObject({ redirectTo: undefined, linkTo: undefined });
  });

  test.each(["https://partner.example/login/", "https://wakaba.example.evil.example/"])(
    "R8.3 R8.4 R8.5 an https address outside the list is handed on as a link, not to be followed: %s",
    async (address) => {
      const { elsewhere, refused, failed } = await withAddress(address);
      expect(elsewhere).toMatchObject({ loginUrl: address, service: "x", redirectTo: undefined });
      expect(refused).toMatchObject({ redirectTo: undefined, linkTo: address });
      expect(failed).toMatchObject({ redirectTo: undefined, linkTo: address });
    },
  );

  test("R8.4 otherwise unauthorized with the detail, and a redirect when there is one", async () => {
    expect(await failureOfEntry(401, { detail: "ログインが必要です。" })).toMatchObject({
      name: "UnauthorizedError",
      message: "ログインが必要です。",
      redirectTo: undefined,
    });
    const moved = await failureOfEntry(403, {
      detail: "こちらへ",
      status: "redirect",
      redirect_uri: "/mypage",
    });
    expect(moved).toMatchObject({ message: "こちらへ", redirectTo: `${page.browser.pageOrigin}/mypage` });
    expect(await failureOfEntry(403, { redirect_uri: "/mypage" })).toMatchObject({ redirectTo: undefined });
    expect(await failureOfEntry(401)).toMatchObject({ message: "unauthorized" });
  });

  test.each([300, 404, 409, 410, 413, 429, 500, 502, 503, 599])(
    "R8.5 %d is a server error",
    async (status) => {
      const silent = await failureOfEntry(status);
      expect(silent).toBeInstanceOf(ServerError);
      expect(silent).toMatchObject({ status, message: `ステータス ${status}`, redirectTo: undefined });
      const telling = {
        detail: "しばらくお待ちください。",
        status: "redirect",
        redirect_uri: "/maintenance",
      };
      expect(await failureOfEntry(status, telling)).toMatchObject({
        message: "しばらくお待ちください。",
        redirectTo: `${page.browser.pageOrigin}/maintenance`,
      });
    },
  );

  test("R8.5 a server that is asked too often says how long to wait", async () => {
    expect(await failureOfEntry(429, { detail: "しばらくお待ちください。", retry_after: 30 })).toMatchObject({
      retryAfter: 30,
    });
    expect(await failureOfEntry(429, { retry_after: "soon" })).toMatchObject({ retryAfter: undefined });
  });

  test("R8.6 no answer is a network error with status 499", async () => {
    page.server.reply(getEntry, lose);
    const error = await page.api.call(getEntry, entry).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ status: 499 });
  });

  test("R8.6 an answer that does not come in time is one too", async () => {
    page.server.reply(getEntry, () => new Promise(() => {}));
    const error = await page.api.call(getEntry, { ...entry, timeout: 40 }).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "NetworkError", status: 499, message: "timeout" });
  });

  test("R8.6 a call that names its own patience is given just that", async () => {
    page.server.reply(getSuppressEntries, () => new Promise(() => {}));
    const error = await page.api
      .call({ ...getSuppressEntries, timeout: 40 })
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "NetworkError", message: "timeout" });
  });

  test("R8.6 an API does not redirect: nobody else gets the body and the token", async () => {
    const elsewhere = await startServer();
    const to = `${elsewhere.origin}/api/${login.path}`;
    page.server.reply(login, (context) => context.redirect(to, 307));
    const body = { email: "a@example.jp", password: "x" };
    const error = await page.api.call(login, { body }).catch((error: unknown) => error);
    await elsewhere.close();
    expect(elsewhere.seen).toEqual([]);
    expect(error).toBeInstanceOf(NetworkError);
  });

  test("what cannot even be sent is a rejection, not an exception", async () => {
    const asked = page.api.call(getFormDraft, { params: { name: ".." } });
    await expect(asked).rejects.toBeInstanceOf(RangeError);
  });

  test("a call that is given up fails with the reason of its signal, not with an error of ours", async () => {
    page.server.reply(getEntry, () => new Promise(() => {}));
    const giveUp = new AbortController();
    const asked = page.api.call(getEntry, { ...entry, signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 20);
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });

  test("R8.7 a login that is refused with 401 is operational, with the detail", async () => {
    const body = { email: "a@example.jp", password: "x" };
    page.server.reply(login, (context) =>
      context.json({ detail: "メールアドレスまたはパスワードが違います。" }, 401),
    );
    const error = await page.api.call(login, { body }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(OperationalError);
    expect(error).toMatchObject({ message: "メールアドレスまたはパスワードが違います。", code: undefined });
    page.server.reply(login, (context) =>
      context.json({ detail: "未確認です。", codes: { detail: [{ code: "notActivated" }] } }, 401),
    );
    await expect(page.api.call(login, { body })).rejects.toMatchObject({
      message: "未確認です。",
      code: "notActivated",
    });
    page.server.reply(login, (context) => context.body(null, 401));
    await expect(page.api.call(login, { body })).rejects.toMatchObject({
      name: "OperationalError",
      message: "ステータス 401",
    });
    page.server.reply(login, (context) => context.json({ detail: "停止されています。" }, 403));
    await expect(page.api.call(login, { body })).rejects.toMatchObject({ name: "UnauthorizedError" });
    page.server.reply(login, (context) => context.json({ correct_login_url: loginUrl }, 401));
    await expect(page.api.call(login, { body })).rejects.toMatchObject({
      name: "UnauthorizedError",
      loginUrl,
    });
  });

  test("R8.11 the server can ask for a reload and for the password again", async () => {
    expect(await failureOfEntry(409, { status: "reload_required" })).toBeInstanceOf(ReloadRequiredError);
    expect(await failureOfEntry(426)).toBeInstanceOf(ReloadRequiredError);
    expect(await failureOfEntry(403, { status: "reauth_required" })).toBeInstanceOf(ReauthRequiredError);
  });

  test("R7.3 D7.3 a 403 of the me call is a visitor", async () => {
    page.server.reply(me, (context) => context.json({ detail: "ログインが必要です。" }, 403));
    expect(await page.api.call(me)).toBeNull();
  });

  test.each([{ answer: {} }, { answer: null }, { answer: "いいえ" }, { answer: 7 }])(
    "R7.4 entries that are no list are an empty list: $answer",
    async ({ answer }) => {
      page.server.reply(listEntries, (context) => context.json(answer));
      expect(await page.api.call(listEntries)).toEqual([]);
    },
  );

  test("R8.1 a refused entry keeps its errors by claim for the form", async () => {
    page.server.reply(createEntry, (context) =>
      context.json(
        { claims: [{ receive_payment_account: { obliger_accounts: [{ holder_name: ["名義"] }] } }] },
        400,
      ),
    );
    await expect(page.api.call(createEntry, { body: {} })).rejects.toMatchObject({
      fieldErrors: { "claims.0.receive_payment_account.obliger_accounts.0.holder_name": "名義" },
    });
  });
});

const now = Date.parse("2026-11-21T10:00:00Z");

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
  expect(secondsToRetry(body, header, now)).toBe(seconds);
});
