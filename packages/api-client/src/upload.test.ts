import { uploadFile } from "@kaitori/wire";
import { TimeoutError } from "ky";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApiClient } from "./client.ts";
import {
  AnswerMismatchError,
  BadRequestError,
  NetworkError,
  ServerError,
  uploadErrorMessage,
  ValidationError,
} from "./errors.ts";
import type { SendFile } from "./send-file.ts";
import { openPage, type Page } from "./testing/page.ts";
import { closeWithoutAnswer } from "./testing/server.ts";

const invoice = new File([new Uint8Array(200_000).fill(7)], "請求書.pdf", { type: "application/pdf" });
const uploaded = {
  id: 4,
  kind: "invoice_1",
  name: "請求書.pdf",
  content_type: "application/pdf",
  image: null,
  created_at: "2026-11-21T01:00:00.000Z",
};

let page: Page;
beforeEach(async () => {
  page = await openPage("another origin", {
    sendFile: (request, { form }) => page.browser.fetch(new Request(request, { body: form })),
  });
  page.server.reply(uploadFile, (context) => context.json(uploaded, 201));
  await page.api.call({ method: "GET", path: "entries/" });
});
afterEach(() => page.server.close());

const upload = () => page.api.call(uploadFile, { body: { kind: "invoice_1" }, file: invoice });

test("R7.1 a file is sent as multipart with kind and content, token, key and cookies", async () => {
  expect(await upload()).toEqual({ ...uploaded, error: false, message: "" });
  const lastRequest = page.server.requests.at(-1);
  expect(lastRequest?.body).toEqual({ kind: "invoice_1" });
  expect(lastRequest?.file?.name).toBe("請求書.pdf");
  expect(await lastRequest?.file?.bytes()).toEqual(await invoice.bytes());
  expect(lastRequest?.headers.get("x-csrftoken")).toBe("token-1");
  expect(lastRequest?.headers.get("cookie")).toContain("session=s");
  expect(lastRequest?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
});

test("R8.6 an upload whose response is lost is repeated with the same key", async () => {
  let times = 0;
  page.server.reply(uploadFile, (context, lastRequest) => {
    times += 1;
    return times === 1 ? closeWithoutAnswer(context, lastRequest) : context.json(uploaded, 201);
  });
  await expect(upload()).resolves.toMatchObject({ id: 4 });
  const keys = page.server.requests
    .slice(-2)
    .map((lastRequest) => lastRequest.headers.get("idempotency-key"));
  expect(keys[0]).toBe(keys[1]);
});

test("R8.6 an upload that exceeds the timeout of its call or its screen is a network error", async () => {
  const timeouts: number[] = [];
  const sendFile: SendFile = async (request, { idleTimeout }) => {
    timeouts.push(idleTimeout);
    throw new TimeoutError(request);
  };
  const api = createApiClient({ host: "http://akane.localhost:4100", sendFile });
  const file = { body: { kind: "invoice_1" }, file: invoice };
  await expect(api.call(uploadFile, file)).rejects.toMatchObject({ status: 499, message: "timeout" });
  await api.call(uploadFile, { ...file, timeout: 60 }).catch(() => undefined);
  expect(timeouts).toEqual([uploadFile.timeout, 60]);
});

test.each([
  { error: new ValidationError({}, ["大きすぎます。", "x"]), message: "大きすぎます。" },
  { error: new ServerError(413, "大きすぎます"), message: "アップロードエラー (大きすぎます)" },
  { error: new ServerError(502, undefined), message: "アップロードエラー (ステータス 502)" },
  {
    error: new ValidationError({ content: "画像ではない" }, []),
    message: "アップロードエラー (画像ではない)",
  },
  { error: new ValidationError({}, []), message: "アップロードエラー" },
  { error: new NetworkError("no answer"), message: "アップロードエラー (ステータス 499)" },
  {
    error: new AnswerMismatchError("UploadRecord", "id", "x"),
    message: "アップロードエラー (ステータス 599)",
  },
  { error: new BadRequestError(), message: "アップロードエラー (ステータス 400)" },
  { error: new Error("x"), message: "アップロードエラー" },
])(
  "R8.8 a failed upload shows the first general error, else the server's sentence, else the status: $message",
  ({ error, message }) => {
    expect(uploadErrorMessage(error)).toBe(message);
  },
);

test("R8.8 without a response the page's own sentence is shown, if it has one", () => {
  const words = "つながりません";
  expect(uploadErrorMessage(new NetworkError("no answer"), words)).toBe(`アップロードエラー (${words})`);
  expect(uploadErrorMessage(new BadRequestError(), words)).toBe("アップロードエラー (ステータス 400)");
});
