import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";

/**
 * The address of the client, for rate limits. X-Forwarded-For of the nearest proxy counts only when the configuration
 * says that there is one.
 */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, "trustProxy">): string {
  if (trustProxy) {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded) return networkOfAddress(forwarded);
  }
  // Without a socket the request was made in this process.
  return "incoming" in (context.env ?? {})
    ? networkOfAddress(getConnInfo(context).remote.address ?? "unknown")
    : "in-process";
}

/** A subscriber of IPv6 has a network of 2^64 addresses, so the network is what counts. Some proxies name the port, too. */
function networkOfAddress(written: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(written) ?? [];
  const address = inBrackets ?? beforePort ?? written;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  return `${networkOf(address).join(":")}::/64`;
}

/** The first 64 bits, the same however the address is shortened; zeros at their end are left out. */
function networkOf(address: string): string[] {
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const leftOut = Array<string>(8 - before.length - after.length).fill("0");
  const network = [...before, ...leftOut, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return network.slice(0, network.findLastIndex((group) => group !== "0") + 1);
}

const groupsOf = (part: string) => (part === "" ? [] : part.toLowerCase().split(":"));

/** Undefined for a place that is no network of IPv6. */
const groupsOfPlace = (place: string) => /^([\da-f:]+)::\/64$/i.exec(place)?.[1]?.split(":");

/** The networks of one home, of IPv6 a /56. */
export function homeOf(place: string): string {
  const groups = groupsOfPlace(place);
  if (!groups) return place;
  const [first = "0", second = "0", third = "0", fourth = "0"] = groups;
  const home = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return `${first}:${second}:${third}:${home}00::/56`;
}

/** All that a subscriber of several IPv6 networks may have; a place of IPv4 is as wide as it is. */
export function widerPlace(place: string): string {
  const groups = groupsOfPlace(place);
  if (!groups) return place;
  const [first = "0", second = "0", third = "0"] = groups;
  return `${first}:${second}:${third}::/48`;
}
