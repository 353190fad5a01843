import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, homeNetworkOf, widerNetworkOf } from "./callers.ts";

const app = (trustProxy: boolean) =>
  new Hono().get("*", (context) => context.text(clientAddress(context, { trustProxy })));
const readAddress = async (forwarded: string, trustProxy = true) =>
  (await app(trustProxy).request("/", { headers: { "x-forwarded-for": forwarded } })).text();

test.each([
  { what: "the address from the nearest proxy", forwarded: "6.6.6.6, 203.0.113.9", address: "203.0.113.9" },
  { what: "IPv4 mapped to IPv6", forwarded: "::ffff:203.0.113.9", address: "203.0.113.9" },
  { what: "a whole IPv6 network as one", forwarded: "2001:db8:1:2:aaaa::1", address: "2001:db8:1:2::/64" },
  { what: "an IPv6 network in short form", forwarded: "2001:db8::1", address: "2001:db8::/64" },
  { what: "an IPv6 network in long form", forwarded: "2001:DB8:0:0:1::", address: "2001:db8::/64" },
  { what: "an IPv6 network with all zeros", forwarded: "2001:0db8:0:0:0:0:0:1", address: "2001:db8::/64" },
  { what: "an IPv6 network with inner zeros", forwarded: "2001:db8:0:7::1", address: "2001:db8:0:7::/64" },
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
  { address: "2001:db8:1:2::/64", home: "2001:db8:1:000::/56", wider: "2001:db8:1::/48" },
  { address: "2001:db8:1:2f01::/64", home: "2001:db8:1:2f00::/56", wider: "2001:db8:1::/48" },
  { address: "2001:db8::/64", home: "2001:db8:0:000::/56", wider: "2001:db8:0::/48" },
  { address: "203.0.113.9", home: "203.0.113.9", wider: "203.0.113.9" },
  { address: "in-process", home: "in-process", wider: "in-process" },
])("R8.7 $address belongs to the networks $home and $wider", ({ address, home, wider }) => {
  expect([homeNetworkOf(address), widerNetworkOf(address)]).toEqual([home, wider]);
});
