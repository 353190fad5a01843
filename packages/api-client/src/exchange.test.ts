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
import { askAny } from "./testing/page.ts";

type Answering = (request: Request) => Promise<Response>;

const answers =
  (status: number, headers: Record<string, string> = {}): Answering =>
  async () =>
    Response.json({ detail: "…" }, { status, headers });
const conflict = answers(409);
const loseConnection: Answering = () => Promise.reject(new TypeError("ネットワーク接続が切れました。"));
const asksToWait = (status: number, seconds: number) => answers(status, { "Retry-After": String(seconds) });
const hangs: Answering = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const breaksOff: Answering = async () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"id"'));
        stream.error(new TypeError("terminated"));
      },
    }),
  );

/** Result of a call to a server with these answers, one after the other, with times and keys of its requests. */
async function ask(call: CallDefinition, server: readonly Answering[]) {
  const times: number[] = [];
  const keys = new Set<string | null>();
  vi.stubGlobal("fetch", (request: Request) => {
    keys.add(request.headers.get("Idempotency-Key"));
    const answering = server[times.length] ?? conflict;
    times.push(Date.now() - start);
    return answering(request);
  });
  const start = Date.now();
  const api = createApiClient({
    host: "https://brand.example",
    cookies: () => "csrftoken=abc",
    knowsIdempotencyKey: true,
  });
  const params = { id: 1, name: "profile" };
  const outcome = askAny(api, call, { params }).catch((error: unknown) => error);
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

const soon = 300;

test.each([createEntry, reviewEntry, contractEntry])(
  "R8.6 a repeated request has the same key, the next call another one: $path",
  async (call) => {
    const first = await ask(call, [loseConnection]);
    expect(first).toMatchObject({ times: [0, soon], keys: [expect.stringMatching(/^[0-9a-f-]{36}$/)] });
    expect((await ask(call, [loseConnection])).keys).not.toEqual(first.keys);
  },
);

test.each([getEntry, me, createEntry])(
  "R8.6 D8.6 a read or an idempotent call is repeated if its response is lost: $method $path",
  async (call) => {
    expect(await ask(call, [loseConnection])).toMatchObject({ times: [0, soon], outcome: { status: 409 } });
    expect(await ask(call, [loseConnection, loseConnection])).toMatchObject({
      times: [0, soon],
      outcome: { status: 499 },
    });
    expect(await ask(call, [breaksOff])).toMatchObject({ times: [0, soon], outcome: { status: 409 } });
  },
);

test.each([
  { call: getEntry, server: asksToWait(503, 2), times: [0, 2_000] },
  { call: me, server: asksToWait(429, 5), times: [0, 5_000] },
  { call: createEntry, server: asksToWait(429, 0), times: [0, 0] },
])(
  "R8.5 D8.6 the client waits if a server asks for a short wait: $times",
  async ({ call, server, times }) => {
    expect(await ask(call, [server])).toMatchObject({ times, outcome: { status: 409 } });
    expect(await ask(call, [server, server])).toMatchObject({ times, outcome: { name: "ServerError" } });
  },
);

test("R8.5 a long or unlimited wait is reported to the user", async () => {
  const reported = { name: "ServerError", retryAfter: 6 };
  expect(await ask(getEntry, [asksToWait(503, 6)])).toMatchObject({ times: [0], outcome: reported });
  for (const status of [429, 500, 502, 503])
    expect(await ask(getEntry, [answers(status)])).toMatchObject({ times: [0], outcome: { status } });
});

test("each reason allows one retry, and there are at most three attempts", async () => {
  const busy = asksToWait(503, 1);
  expect(await ask(getEntry, [loseConnection, busy])).toMatchObject({
    times: [0, soon, soon + 1_000],
    outcome: { status: 409 },
  });
  expect(await ask(getEntry, [busy, loseConnection, busy])).toMatchObject({
    times: [0, 1_000, 1_000 + 2 * soon],
    outcome: { status: 503 },
  });
});

test.each([login, register, confirmPasswordReset, changePassword, logout, putFormDraft])(
  "a login, a password, a registration and calls without a key are sent once: $method $path",
  async (call) => {
    for (const server of [loseConnection, breaksOff, hangs])
      expect(await ask(call, [server])).toMatchObject({ times: [0], keys: [null], outcome: { status: 499 } });
    expect(await ask(call, [asksToWait(503, 1)])).toMatchObject({ times: [0], outcome: { status: 503 } });
  },
);

test("R8.6 after a timeout only calls with an idempotency key are repeated", async () => {
  const late = { status: 499, message: "timeout" };
  expect(await ask(getEntry, [hangs])).toMatchObject({ times: [0], outcome: late });
  const patience = createEntry.timeout;
  expect(await ask(createEntry, [hangs])).toMatchObject({
    times: [0, patience + soon],
    outcome: { status: 409 },
  });
  expect((await ask(createEntry, [hangs, hangs])).outcome).toMatchObject(late);
});
