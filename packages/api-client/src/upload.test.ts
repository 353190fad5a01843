import { uploadFile } from "@kaitori/wire";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";
import { AnswerMisfitError, BadRequestError, NetworkError } from "./errors.ts";
import type { SendFile } from "./send-file.ts";
import { xhrOf } from "./testing/browser-xhr.ts";
import { openPage, type Page, places } from "./testing/page.ts";
import { lose } from "./testing/server.ts";
import { uploadErrorMessage } from "./upload-error-message.ts";

const invoice = new File([new Uint8Array(200_000).fill(7)], "請求書.pdf", { type: "application/pdf" });
const uploaded = {
  id: 4,
  kind: "invoice_1",
  name: "請求書.pdf",
  content_type: "application/pdf",
  image: null,
  created_at: "2026-11-21T01:00:00.000Z",
};

describe.each(places)("%s", (place) => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage(place);
    vi.stubGlobal("XMLHttpRequest", xhrOf(page.browser));
    page.server.reply(uploadFile, (context) => context.json(uploaded, 201));
    await page.api.call({ method: "GET", path: "entries/" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    return page.server.close();
  });

  const upload = (options = {}) =>
    page.api.call(uploadFile, { body: { kind: "invoice_1" }, file: invoice, ...options });

  test("R7.1 a file goes out as multipart with kind and content, token, key and cookies", async () => {
    expect(await upload()).toEqual({ ...uploaded, error: false, message: "" });
    const seen = page.server.seen.at(-1);
    expect(seen?.body).toEqual({ kind: "invoice_1" });
    expect(seen?.file?.name).toBe("請求書.pdf");
    expect(await seen?.file?.bytes()).toEqual(await invoice.bytes());
    expect(seen?.headers.get("x-csrftoken")).toBe("token-1");
    expect(seen?.headers.get("cookie")).toContain("session=s");
    expect(seen?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("B7 progress rises from the first piece to the whole", async () => {
    const shares: number[] = [];
    await upload({ onProgress: (share: number) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test("B7 a file can be cancelled on its way, and given again", async () => {
    const giveUp = new AbortController();
    const going = upload({ signal: giveUp.signal, onProgress: () => giveUp.abort() });
    await expect(going).rejects.toMatchObject({ name: "AbortError" });
    await expect(upload({ signal: giveUp.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    await expect(upload()).resolves.toMatchObject({ id: 4 });
  });

  test("an upload whose answer is lost goes out once more with the same key", async () => {
    let times = 0;
    page.server.reply(uploadFile, (context, seen) => {
      times += 1;
      return times === 1 ? lose(context, seen) : context.json(uploaded, 201);
    });
    await expect(upload()).resolves.toMatchObject({ id: 4 });
    const keys = page.server.seen.slice(-2).map((seen) => seen.headers.get("idempotency-key"));
    expect(keys[0]).toBe(keys[1]);
  });

  test("R8.6 a server that says nothing for too long is a network error", async () => {
    page.server.reply(uploadFile, () => new Promise(() => {}));
    await expect(upload({ timeout: 60 })).rejects.toMatchObject({
      status: 499,
      message: "timeout",
    });
  });

  test.each([
    {
      says: "the first non-field error",
      status: 400,
      body: { non_field_errors: ["ファイルが大きすぎます。", "x"] },
      message: "ファイルが大きすぎます。",
    },
    {
      says: "else the message",
      status: 413,
      body: { detail: "大きすぎます" },
      message: "アップロードエラー (大きすぎます)",
    },
    {
      says: "else the message of the status",
      status: 502,
      body: undefined,
      message: "アップロードエラー (ステータス 502)",
    },
    {
      says: "else the message of the field",
      status: 400,
      body: { content: ["画像ではありません"] },
      message: "アップロードエラー (画像ではありません)",
    },
    { says: "else only that it failed", status: 400, body: { x: {} }, message: "アップロードエラー" },
  ])("R8.8 a failed upload says $says", async ({ status, body, message }) => {
    page.server.reply(uploadFile, () => new Response(JSON.stringify(body), { status }));
    const error = await upload().catch((error: unknown) => error);
    expect(uploadErrorMessage(error)).toBe(message);
  });
});

test("R8.6 an upload waits as long as its call says, or as it is told", async () => {
  const timeouts: number[] = [];
  const sendFile: SendFile = async (_, { silence }) => {
    timeouts.push(silence);
    return Response.json(uploaded, { status: 201 });
  };
  const api = createApiClient({ host: "http://akane.localhost:4100", sendFile });
  const asked = { body: { kind: "invoice_1" }, file: invoice };
  await api.call(uploadFile, asked);
  await api.call(uploadFile, { ...asked, timeout: 60 });
  expect(timeouts).toEqual([uploadFile.timeout, 60]);
});

test.each([
  { error: new NetworkError("no answer"), status: 499 },
  { error: new AnswerMisfitError("UploadRecord", "id", "Invalid type"), status: 599 },
  { error: new BadRequestError(), status: 400 },
])("R8.8 what the client says for itself is not shown, the status $status is", ({ error, status }) => {
  expect(uploadErrorMessage(error)).toBe(`アップロードエラー (ステータス ${status})`);
});

test("R8.8 without an answer the page's own words say so, where it has any", () => {
  expect(uploadErrorMessage(new NetworkError("no answer"), "つながりません")).toBe(
    "アップロードエラー (つながりません)",
  );
  expect(uploadErrorMessage(new BadRequestError(), "つながりません")).toBe(
    "アップロードエラー (ステータス 400)",
  );
});

test("R8.8 what is no error of ours says only that it failed", () => {
  expect(uploadErrorMessage(new Error("x"))).toBe("アップロードエラー");
});
