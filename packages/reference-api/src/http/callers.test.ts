import { call } from "@kaitori/wire";
import { Hono } from "hono";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { routes } from "../start/routes.ts";
import { testServer } from "../testing/test-server.ts";
import { accountLimits } from "./account-limits.ts";
import { clientAddress, homeNetworkOf, widerNetworkOf } from "./callers.ts";
import { handle, handlePublic } from "./handle.ts";

const answer = v.object({});
const slow = call({ method: "POST", path: "test/slow/", answer });
const visit = call({ method: "POST", path: "test/visit/", answer });

const finishers: (() => void)[] = [];
const waitUntilEnded = () =>
  new Promise<Record<never, never>>((resolve) => {
    finishers.push(() => resolve({}));
  });
const { client, server, signInApplicant, signInAgain } = await testServer(
  { trustProxy: true },
  { routes: [...routes, handle(slow, waitUntilEnded), handlePublic(visit, waitUntilEnded)] },
);
afterEach(() => void vi.useRealTimers());

async function endAll(): Promise<void> {
  for (let end = finishers.shift(); end; end = finishers.shift()) {
    end();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("calls with invented sessions do not delay accounts", async () => {
  const own = (await signInApplicant()).client;
  await own.call("listEntries");
  // The invented sessions have used up their limit.
  const inventedTokens = Array.from({ length: 10 }, (_, count) => `${count}`.padEnd(43, "x"));
  for (const account of inventedTokens)
    server.services.callThrottle.charge({ brand: "test-brand", account }, 100_000);
  const controller = new AbortController();
  const visitorCalls = inventedTokens.flatMap((token) =>
    Array.from({ length: 104 }, () =>
      Promise.resolve(
        server.app.request("http://test-brand.localhost:4100/api/entries/", {
          headers: { cookie: `__Host-session=${token}` },
          signal: controller.signal,
        }),
      ),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ownCalls = Array.from({ length: accountLimits.callsAtOnce.maximum + 1 }, () => own.call(slow));
  await vi.waitFor(() => expect(finishers).toHaveLength(accountLimits.callsAtOnce.maximum));
  await endAll();
  expect(new Set((await Promise.all(ownCalls)).map(({ status }) => status))).toEqual(new Set([200]));
  controller.abort();
  await Promise.all(visitorCalls);
});

test("many calls of one account do not delay others, even from several sessions", async () => {
  const [caller, other] = [await signInApplicant(), await signInApplicant()];
  const browsers = [caller.client, await signInAgain(caller.id)];
  const ownCalls = browsers.flatMap((browser) => Array.from({ length: 10 }, () => browser.call(slow)));
  await vi.waitFor(() => expect(finishers).toHaveLength(accountLimits.callsAtOnce.maximum));
  const otherCall = other.client.call(slow);
  await vi.waitFor(() => expect(finishers).toHaveLength(accountLimits.callsAtOnce.maximum + 1));
  finishers.pop()?.();
  expect((await otherCall).status).toBe(200);
  await endAll();
  expect(new Set((await Promise.all(ownCalls)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("large bodies count as several calls, so only their sender waits", async () => {
  const [caller, other] = [await signInApplicant(), await signInApplicant()];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const input = { purpose: "a".repeat(250 * 1024) };
  for (const name of ["a", "b", "c", "d"])
    await caller.client.call("putFormDraft", { params: { name }, body: { version: 0, input } });
  let isAnswered = false;
  const waiting = caller.client.call("listEntries").finally(() => {
    isAnswered = true;
  });
  expect((await other.client.call("listEntries")).status).toBe(200);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await waiting).status).toBe(200);
});

test("visitors' calls are limited per network address", async () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const visitorCalls = Array.from({ length: 20 }, () => client().call(visit, from("10.0.0.1")));
  await vi.waitFor(() => expect(finishers).toHaveLength(2));
  const otherCall = client().call(visit, from("10.0.0.2"));
  await vi.waitFor(() => expect(finishers).toHaveLength(3));
  finishers.pop()?.();
  expect((await otherCall).status).toBe(200);
  await endAll();
  await Promise.all(visitorCalls);
});

test("visitors at the same address do not delay the calls me and logout of an account", async () => {
  const headers = { "x-forwarded-for": "10.0.0.3" };
  const own = (await signInApplicant()).client;
  const visitorCalls = Array.from({ length: 20 }, () => client().call(visit, { headers }));
  await vi.waitFor(() => expect(finishers).toHaveLength(2));
  expect((await own.call("me", { body: {}, headers })).status).toBe(200);
  expect((await own.call("logout", { headers })).status).toBe(204);
  await endAll();
  await Promise.all(visitorCalls);
});

const app = (trustProxy: boolean) =>
  new Hono().get("*", (context) => context.text(clientAddress(context, { trustProxy })));
const readAddress = async (forwarded: string, trustProxy = true) =>
  (await app(trustProxy).request("/", { headers: { "x-forwarded-for": forwarded } })).text();

test.each([
  { what: "the address from the nearest proxy", forwarded: "6.6.6.6, 203.0.113.9", address: "203.0.113.9" },
  { what: "IPv4 mapped to IPv6", forwarded: "::ffff:203.0.113.9", address: "203.0.113.9" },
  { what: "a whole IPv6 network as one", forwarded: "2001:db8:1:2:aaaa::1", address: "2001:db8:1:2::/64" },
  { what: "an IPv6 address that ends in IPv4", forwarded: "64:ff9b::203.0.113.9", address: "64:ff9b::/64" },
  { what: "the loopback address", forwarded: "::1", address: "::/64" },
  { what: "an address without its port", forwarded: "203.0.113.9:50123", address: "203.0.113.9" },
  { what: "IPv6 without the port", forwarded: "[2001:db8:1:2::7]:50123", address: "2001:db8:1:2::/64" },
  { what: "a hidden address unchanged", forwarded: "unknown", address: "unknown" },
])("R8.7 rate limits count $what", async ({ forwarded, address }) => {
  expect(await readAddress(forwarded)).toBe(address);
});

test("R8.7 without a trusted proxy the header is ignored", async () => {
  expect(await readAddress("203.0.113.9", false)).toBe("in-process");
});

test.each([
  { address: "2001:db8:1:2::/64", home: "2001:db8:1::/56", wider: "2001:db8:1::/48" },
  { address: "2001:db8:1:2f01::/64", home: "2001:db8:1:2f00::/56", wider: "2001:db8:1::/48" },
  { address: "2001:db8::/64", home: "2001:db8::/56", wider: "2001:db8::/48" },
  { address: "203.0.113.9", home: "203.0.113.9", wider: "203.0.113.9" },
  { address: "in-process", home: "in-process", wider: "in-process" },
])("R8.7 $address belongs to the networks $home and $wider", ({ address, home, wider }) => {
  expect([homeNetworkOf(address), widerNetworkOf(address)]).toEqual([home, wider]);
});
