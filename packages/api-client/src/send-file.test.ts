import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "./send-file.ts";

type Progress = { loaded: number; total: number; lengthComputable: boolean };

class ControlledRequest {
  static last: ControlledRequest;
  readonly upload: { onprogress?: (event: Progress) => void } = {};
  withCredentials = false;
  readonly headers: Record<string, string> = {};
  address = "";
  body: unknown;
  readonly status = 200;
  readonly responseText = "";
  aborted = false;
  constructor() {
    ControlledRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nx-kaitori-version: a: b\r\n";
  }
  send(body: unknown) {
    this.body = body;
  }
  onload?: () => void;
  onloadend?: () => void;
  onabort?: () => void;
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", ControlledRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shares: number[] = [];
const form = new FormData();
const headers = { "X-CSRFToken": "abc" };
const send = (signal: AbortSignal = new AbortController().signal) =>
  sendFile(new Request("https://api.example/api/uploads/", { method: "POST", headers, signal }), {
    form,
    idleTimeout: 1_000,
    onProgress: (share) => shares.push(share),
  }).catch((error: unknown) => error);

test("R7.1 R7.2 a file is sent with the headers of its request and with cookies", () => {
  void send();
  expect(ControlledRequest.last).toMatchObject({
    address: "POST https://api.example/api/uploads/",
    withCredentials: true,
    headers: { "x-csrftoken": "abc" },
    body: form,
  });
});

test("B7 an upload can be cancelled during and before sending", async () => {
  const controller = new AbortController();
  const outcome = send(controller.signal);
  controller.abort();
  expect(await outcome).toMatchObject({ name: "AbortError" });
  expect(ControlledRequest.last.aborted).toBe(true);
  expect(await send(controller.signal)).toMatchObject({ name: "AbortError" });
});

test("R8.6 a connection that is never established times out", async () => {
  const outcome = send();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ name: "TimeoutError" });
  expect(ControlledRequest.last.aborted).toBe(true);
});

test("R8.6 a request that the browser stops fails", async () => {
  const outcome = send();
  ControlledRequest.last.abort();
  expect(await outcome).toBeInstanceOf(TypeError);
});

test("the response equals that of fetch, with its headers", async () => {
  const outcome = send();
  ControlledRequest.last.onload?.();
  const answer = await outcome;
  if (!(answer instanceof Response)) throw answer;
  expect([...answer.headers]).toEqual([
    ["content-type", "application/json"],
    ["x-kaitori-version", "a: b"],
  ]);
});

test("a finished request ignores its signal and its timer", async () => {
  const controller = new AbortController();
  const outcome = send(controller.signal);
  const request = ControlledRequest.last;
  request.onload?.();
  request.onloadend?.();
  controller.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.aborted).toBe(false);
  expect(await outcome).toMatchObject({ status: 200 });
});

test("B7 a slow upload has no time limit while it makes progress", async () => {
  const outcome = send();
  const onSettled = vi.fn();
  void outcome.then(onSettled);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(900);
    ControlledRequest.last.upload.onprogress?.({ loaded, total: 4, lengthComputable: true });
  }
  ControlledRequest.last.upload.onprogress?.({ loaded: 0, total: 0, lengthComputable: false });
  expect(onSettled).not.toHaveBeenCalled();
  expect(shares).toEqual([0.25, 0.5, 0.75]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ name: "TimeoutError" });
});
