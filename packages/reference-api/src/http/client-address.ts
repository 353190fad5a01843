import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";

/** Network address of the client for rate limits. X-Forwarded-For counts only behind a configured proxy. */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, "trustProxy">): string {
  if (trustProxy) {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (forwarded) return networkOfAddress(forwarded);
  }
  // A request without a socket comes from this process.
  return "incoming" in (context.env ?? {})
    ? networkOfAddress(getConnInfo(context).remote.address ?? "unknown")
    : "in-process";
}

/** Reduces an IPv6 address to its /64 network, because one subscriber has all of it. Drops a port. */
function networkOfAddress(text: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? [];
  const address = inBrackets ?? beforePort ?? text;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address;
  return `${leadingGroups(address).join(":")}::/64`;
}

/** Groups of the first 64 bits without zeros at the end, for every spelling of the address. */
function leadingGroups(address: string): string[] {
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return network.slice(0, network.findLastIndex((group) => group !== "0") + 1);
}

const groupsOf = (part: string) => (part === "" ? [] : part.toLowerCase().split(":"));

/** Groups of an IPv6 network in the form of `clientAddress`; undefined for other addresses. */
const groupsOfNetwork = (network: string) => /^([\da-f:]+)::\/64$/i.exec(network)?.[1]?.split(":");

/** The /56 network of an IPv6 home; an IPv4 address is unchanged. */
export function homeNetworkOf(address: string): string {
  const groups = groupsOfNetwork(address);
  if (!groups) return address;
  const [first = "0", second = "0", third = "0", fourth = "0"] = groups;
  const home = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return `${first}:${second}:${third}:${home}00::/56`;
}

/** The /48 network of an IPv6 subscription; an IPv4 address is unchanged. */
export function widerNetworkOf(address: string): string {
  const groups = groupsOfNetwork(address);
  if (!groups) return address;
  const [first = "0", second = "0", third = "0"] = groups;
  return `${first}:${second}:${third}::/48`;
}

const loopback = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/** True for a request of this machine by its socket, unless a tunnel or proxy has forwarded it. */
export function isFromThisMachine(context: Context): boolean {
  const isForwarded = ["x-forwarded-for", "forwarded"].some((name) => context.req.header(name) !== undefined);
  if (isForwarded) return false;
  // A request without a socket comes from this process.
  if (!("incoming" in (context.env ?? {}))) return true;
  return loopback.test(getConnInfo(context).remote.address ?? "");
}
