import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config/read-config.ts";
import { type Caller, createWorkQueue, QueueRefusal } from "../work-queue.ts";
import { accountLimits } from "./account-limits.ts";
import { refuseIfQueueFull } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";
import { longestWait } from "./throttle.ts";

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

const queueDefaults = { queueLength: 1_000, queuePerAccount: 100, timeout: longestWait };
const slotsPerAccount = accountLimits.callsAtOnce.maximum;

/** Queue of calls, so that many calls of one account delay only that account. */
const callQueue = createWorkQueue({ ...queueDefaults, queueLength: 10_000, slots: 1_000, slotsPerAccount });
/** Queue of calls with an unknown session, by network address, because anybody can invent a session. */
const unknownSessionQueue = createWorkQueue({
  ...queueDefaults,
  queueLength: 5_000,
  slots: 8,
  slotsPerAccount: 2,
});
/** Queue of visitors' calls, by brand and network address. */
const visitorQueue = createWorkQueue({ ...queueDefaults, slots: 6, slotsPerAccount: 2 });

/** Queue of refused bodies, which are received and dropped, one at a time per caller. */
const refusedBodyQueue = createWorkQueue({ ...queueDefaults, slots: 1_000, slotsPerAccount: 1 });

export const callerOf = (context: Context<AppEnv>, account: string): Caller => ({
  brand: context.get("brand").name,
  account,
  signal: context.req.raw.signal,
});

export const queueForAccount = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  callQueue.run(work, caller).catch(refuseIfQueueFull("callsAtOnce"));

/** Starts a call in the queue of its account; an unknown session counts by network address. */
export async function queueForBrowser<Result>(
  context: Context<AppEnv>,
  services: Services,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = knownCaller(context, services);
  if (!caller)
    return unknownSessionQueue
      .run(work, unknownCaller(context, services))
      .catch(refuseIfQueueFull("callsAtOnce"));
  await services.callThrottle.wait(caller).catch(refuseIfQueueFull("callsAtOnce"));
  return queueForAccount(caller, work);
}

/** Caller by the session; undefined if this process does not know it. */
function knownCaller(context: Context<AppEnv>, { accountsBySession }: Services): Caller | undefined {
  const account = accountsBySession.get(context.get("sessionToken"));
  return account === undefined ? undefined : callerOf(context, account);
}

const unknownCaller = (context: Context<AppEnv>, { config }: Services): Caller =>
  callerOf(context, widerNetworkOf(clientAddress(context, config)));

/** Bytes of a body that count as one more call. */
const bytesPerCall = 4 * 1024;

/** Counts a large body as several calls. */
export const recordBodySize = ({ callThrottle }: Services, caller: Caller, bytes: number): void =>
  callThrottle.charge(caller, Math.floor(bytes / bytesPerCall));

/** Discards a body in the queue. After the timeout the refusal is sent without it. */
export async function queueRefusedBody(
  context: Context<AppEnv>,
  services: Services,
  discard: () => Promise<void>,
): Promise<void> {
  const caller = knownCaller(context, services) ?? unknownCaller(context, services);
  await refusedBodyQueue.run(discard, caller).catch((error) => {
    if (!(error instanceof QueueRefusal)) throw error;
  });
}

/** Runs work in the queue of the network address; a GET does not wait. */
export const queueForVisitor = <Result>(
  context: Context<AppEnv>,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> =>
  context.req.method === "GET"
    ? work()
    : visitorQueue.run(work, caller).catch(refuseIfQueueFull("callsAtOnce"));
