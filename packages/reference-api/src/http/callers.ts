import type { Context } from "hono";
import { type Caller, createWorkQueue, QueueRefusal } from "../work-queue.ts";
import { accountLimits } from "./account-limits.ts";
import { clientAddress, widerPlace } from "./client-address.ts";
import { refuseIfQueueFull } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";
import { longestWait } from "./throttle.ts";

const queueDefaults = { queueLength: 1_000, queuePerAccount: 100, timeout: longestWait };
const slotsPerAccount = accountLimits.callsAtOnce.most;

/** Queue of calls per account: many calls of one account delay only that account. */
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
  brand: context.get("request").brand.name,
  account,
  signal: context.req.raw.signal,
});

/** Work for an account, whichever of its browsers asks. */
export const queueForAccount = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  callQueue.run(work, caller).catch(refuseIfQueueFull("callsAtOnce"));

/** Start of a call, throttled per account; an unknown session counts by network address. */
export async function queueForBrowser<Result>(
  context: Context<AppEnv>,
  services: Services,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = seenCaller(context, services);
  if (!caller)
    return unknownSessionQueue
      .run(work, strangerOf(context, services))
      .catch(refuseIfQueueFull("callsAtOnce"));
  await services.callThrottle.wait(caller).catch(refuseIfQueueFull("callsAtOnce"));
  return queueForAccount(caller, work);
}

/** Account of the session; undefined if this process has not seen it. */
function seenCaller(context: Context<AppEnv>, { seenSessions }: Services): Caller | undefined {
  const account = seenSessions.accountOf(context.get("request").sessionToken);
  return account === undefined ? undefined : callerOf(context, account);
}

const strangerOf = (context: Context<AppEnv>, { config }: Services): Caller =>
  callerOf(context, widerPlace(clientAddress(context, config)));

/** Bytes of a body that count as one more call. */
const bytesOfCall = 4 * 1024;

/** A large body costs as much as many calls. */
export const recordBodySize = (
  { callThrottle: callsInARow }: Services,
  caller: Caller,
  bytes: number,
): void => callsInARow.note(caller, Math.floor(bytes / bytesOfCall));

/** After the timeout the refusal is sent without receiving the body. */
export async function queueRefusedBody(
  context: Context<AppEnv>,
  services: Services,
  pass: () => Promise<void>,
): Promise<void> {
  const caller = seenCaller(context, services) ?? strangerOf(context, services);
  await refusedBodyQueue.run(pass, caller).catch((error) => {
    if (!(error instanceof QueueRefusal)) throw error;
  });
}

/** Queue by network address; a GET is cheap and does not wait. */
export const queueForVisitor = <Result>(
  context: Context<AppEnv>,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> =>
  context.req.method === "GET"
    ? work()
    : visitorQueue.run(work, caller).catch(refuseIfQueueFull("callsAtOnce"));
