import {
  type CallDefinition,
  changePassword,
  confirmPasswordReset,
  contractEntry,
  createEntry,
  getEntry,
  login,
  logout,
  me,
  putFormDraft,
  register,
  reviewEntry,
} from "@kaitori/wire";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";
import { callAny } from "./testing/page.ts";

type Responder = (request: Request) => Promise<Response>;

const answerWith =
  (status: number, headers: Record<string, string> = {}): Responder =>
  async () =>
    Response.json({ detail: "…" }, { status, headers });
const conflict = answerWith(409);
const connectionLost: Responder = () => Promise.reject(new TypeError("ネットワーク接続が切れました。"));
const retryAfter = (status: number, seconds: number) =>
  answerWith(status, { "Retry-After": String(seconds) });
const noAnswer: Responder = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const truncatedAnswer: Responder = async () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"id"'));
        stream.error(new TypeError("terminated"));
      },
    }),
  );

/** Makes a call; `server` has the response to each attempt. Returns the result, and times and keys of the requests. */
async function send(call: CallDefinition, server: readonly Responder[]) {
  const times: number[] = [];
  const keys = new Set<string | null>();
  vi.stubGlobal("fetch", (request: Request) => {
    keys.add(request.headers.get("Idempotency-Key"));
    const respond = server[times.length] ?? conflict;
    times.push(performance.now() - start);
    return respond(request);
  });
  const start = performance.now();
  const api = createApiClient({
    host: "https://brand.example",
    cookies: () => "csrftoken=abc",
    knowsIdempotencyKey: true,
  });
  const params = { id: 1, name: "profile" };
  const outcome = callAny(api, call, { params }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  return { times, keys: [...keys], outcome: await outcome };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const delay = 300;

test.each([createEntry, reviewEntry, contractEntry])(
  "R8.6 a repeated request has the same key, the next call another one: $path",
  async (call) => {
    const first = await send(call, [connectionLost]);
    expect(first).toMatchObject({ times: [0, delay], keys: [expect.stringMatching(/^[0-9a-f-]{36}$/)] });
    expect((await send(call, [connectionLost])).keys).not.toEqual(first.keys);
  },
);

test.each([getEntry, me, createEntry])(
  "R8.6 D8.6 a read or an idempotent call is repeated if its response is lost: $method $path",
  async (call) => {
    expect(await send(call, [connectionLost])).toMatchObject({ times: [0, delay], outcome: { status: 409 } });
    expect(await send(call, [connectionLost, connectionLost])).toMatchObject({
      times: [0, delay],
      outcome: { status: 499 },
    });
    expect(await send(call, [truncatedAnswer])).toMatchObject({
      times: [0, delay],
      outcome: { status: 409 },
    });
  },
);

test.each([
  { call: getEntry, server: retryAfter(503, 2), times: [0, 2_000] },
  { call: me, server: retryAfter(429, 5), times: [0, 5_000] },
  { call: createEntry, server: retryAfter(429, 0), times: [0, 0] },
])(
  "R8.5 D8.6 the client waits if the server requests a short wait: $times",
  async ({ call, server, times }) => {
    expect(await send(call, [server])).toMatchObject({ times, outcome: { status: 409 } });
    expect(await send(call, [server, server])).toMatchObject({ times, outcome: { name: "ServerError" } });
  },
);

test("R8.5 a long or unlimited wait is reported to the user", async () => {
  const reported = { name: "ServerError", retryAfter: 6 };
  expect(await send(getEntry, [retryAfter(503, 6)])).toMatchObject({ times: [0], outcome: reported });
  for (const status of [429, 500, 502, 503])
    expect(await send(getEntry, [answerWith(status)])).toMatchObject({ times: [0], outcome: { status } });
});

test("each reason allows one retry, and there are at most three attempts", async () => {
  const busy = retryAfter(503, 1);
  expect(await send(getEntry, [connectionLost, busy])).toMatchObject({
    times: [0, delay, delay + 1_000],
    outcome: { status: 409 },
  });
  expect(await send(getEntry, [busy, connectionLost, busy])).toMatchObject({
    times: [0, 1_000, 1_000 + 2 * delay],
    outcome: { status: 503 },
  });
});

test.each([login, register, confirmPasswordReset, changePassword, logout, putFormDraft])(
  "a login, a password, a registration and calls without a key are sent once: $method $path",
  async (call) => {
    for (const server of [connectionLost, truncatedAnswer, noAnswer])
      expect(await send(call, [server])).toMatchObject({
        times: [0],
        keys: [null],
        outcome: { status: 499 },
      });
    expect(await send(call, [retryAfter(503, 1)])).toMatchObject({ times: [0], outcome: { status: 503 } });
  },
);

test("R8.6 after a timeout only calls with an idempotency key are repeated", async () => {
  const timedOut = { status: 499, message: "timeout" };
  expect(await send(getEntry, [noAnswer])).toMatchObject({ times: [0], outcome: timedOut });
  const timeout = createEntry.timeout;
  expect(await send(createEntry, [noAnswer])).toMatchObject({
    times: [0, timeout + delay],
    outcome: { status: 409 },
  });
  expect((await send(createEntry, [noAnswer, noAnswer])).outcome).toMatchObject(timedOut);
});
