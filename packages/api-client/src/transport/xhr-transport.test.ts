import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { xhrTransport } from "./xhr-transport.ts";

type Progress = { loaded: number; total: number; lengthComputable: boolean };

/** A request that does only what the test makes it do. */
class StillRequest {
  static last: StillRequest;
  readonly upload: { onprogress?: (event: Progress) => void } = {};
  readonly status = 200;
  aborted = false;
  constructor() {
    StillRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
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
  vi.stubGlobal("XMLHttpRequest", StillRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shares: number[] = [];
const send = (signal?: AbortSignal) =>
  xhrTransport({
    address: "/api/uploads/",
    method: "POST",
    headers: {},
    timeout: 1_000,
    signal,
    onProgress: (share) => shares.push(share),
  }).catch((error: unknown) => error);

test("R8.6 a connection that never comes about is given up", async () => {
  const sent = send();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ name: "NetworkError", message: "timeout" });
  expect(StillRequest.last.aborted).toBe(true);
});

test("R8.6 a request that the browser itself stops is over too", async () => {
  const sent = send();
  StillRequest.last.abort();
  expect(await sent).toMatchObject({ name: "NetworkError", message: "no answer" });
});

test("a request that is over is left alone, by its signal and by its clock", async () => {
  const giveUp = new AbortController();
  const sent = send(giveUp.signal);
  const request = StillRequest.last;
  request.onload?.();
  request.onloadend?.();
  giveUp.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.aborted).toBe(false);
  expect(await sent).toMatchObject({ status: 200 });
});

test("B7 a slow line may take as long as it likes while something moves", async () => {
  const sent = send();
  const settled = vi.fn();
  void sent.then(settled);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(900);
    StillRequest.last.upload.onprogress?.({ loaded, total: 4, lengthComputable: true });
  }
  StillRequest.last.upload.onprogress?.({ loaded: 0, total: 0, lengthComputable: false });
  expect(settled).not.toHaveBeenCalled();
  expect(shares).toEqual([0.25, 0.5, 0.75]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ message: "timeout" });
});
