import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from "hono/utils/ipaddr";
import type { Config } from "../config/read-config.ts";
import { type Caller, createWorkQueue, QueueRefusal } from "../work-queue.ts";
import { accountLimits } from "./account-limits.ts";
import { refuseIfQueueFull } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";
import { longestWait } from "./throttle.ts";

/** Network address of the client for rate limits. X-Forwarded-For counts only behind a configured proxy. */
export function clientAddress(context: Context, { trustProxy }: Pick<Config, "trustProxy">): string {
  const forwarded = trustProxy ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  // One subscriber has a whole IPv6 network.
  if (forwarded) return networkOf(withoutPort(forwarded), 64n);
  // A request without a socket comes from this process.
  return "incoming" in (context.env ?? {})
    ? networkOf(getConnInfo(context).remote.address ?? "unknown", 64n)
    : "in-process";
}

function withoutPort(text: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? beforePort ?? text;
}

/** The IPv6 network of an address or of a smaller network; any other address is unchanged. */
function networkOf(address: string, prefixLength: bigint): string {
  // Drops the zone of an address or the length of a network.
  const text = address.replace(/[%/].*/, "");
  if (!isIPv6(text)) return address;
  const binary = convertIPv6ToBinary(text);
  if (isIPv4MappedIPv6(binary)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  const hostLength = 128n - prefixLength;
  return `${convertIPv6BinaryToString((binary >> hostLength) << hostLength)}/${prefixLength}`;
}

/** The /56 network of an IPv6 home; an IPv4 address is unchanged. */
export const homeNetworkOf = (address: string) => networkOf(address, 56n);
/** The /48 network of an IPv6 subscription; an IPv4 address is unchanged. */
export const widerNetworkOf = (address: string) => networkOf(address, 48n);

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
  const { isKnown, caller } = browserCaller(context, services);
  if (!isKnown) return unknownSessionQueue.run(work, caller).catch(refuseIfQueueFull("callsAtOnce"));
  await services.callThrottle.wait(caller).catch(refuseIfQueueFull("callsAtOnce"));
  return queueForAccount(caller, work);
}

/** The caller by the account of a session that this process knows, otherwise by the network address. */
function browserCaller(context: Context<AppEnv>, { accountsBySession, config }: Services) {
  const account = accountsBySession.get(context.get("sessionToken"));
  const caller = callerOf(context, account ?? widerNetworkOf(clientAddress(context, config)));
  return { isKnown: account !== undefined, caller };
}

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
  await refusedBodyQueue.run(discard, browserCaller(context, services).caller).catch((error) => {
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
