import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config/config.ts";

/**
 * Where a request comes from, for rate limits. The nearest proxy's word counts only when the configuration says that
 * there is one.
 */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, "trustProxy">): string {
  if (trustProxy) {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded) return subscriber(forwarded);
  }
  // Without a socket the request was made in this process.
  return "incoming" in (context.env ?? {})
    ? subscriber(getConnInfo(context).remote.address ?? "unknown")
    : "in-process";
}

/** A subscriber of IPv6 has a network of 2^64 addresses, so the network is what counts. */
function subscriber(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = ""] = address.split("::");
  return `${head.split(":").slice(0, 4).join(":")}::/64`;
}

/** All that a subscriber of several IPv6 networks may have; a place of IPv4 is as wide as it is. */
export function widerPlace(place: string): string {
  const [, network] = /^([\da-f:]+)::\/64$/i.exec(place) ?? [];
  if (network === undefined) return place;
  const [first = "0", second = "0", third = "0"] = network.split(":");
  return `${first}:${second}:${third}::/48`;
}
