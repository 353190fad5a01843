import type { Context } from "hono";
import { type Caller, NoTurn, turns } from "../turns.ts";
import { accountLimits } from "./account-limits.ts";
import { clientAddress, widerPlace } from "./client-address.ts";
import { refuseWithoutTurn } from "./errors.ts";
import { longestWait } from "./pace.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

const line = { queueLength: 1_000, queueOfOne: 100, timeout: longestWait };
const placesOfOne = accountLimits.callsAtOnce.most;

/** Whoever sends many calls at once waits for their own, and nobody else does. */
const calls = turns({ ...line, queueLength: 10_000, places: 1_000, placesOfOne });
/** Calls with a session that this process has not met: anybody can invent one, so they wait by network address. */
const strangers = turns({ ...line, queueLength: 5_000, places: 8, placesOfOne: 2 });
/** Work for visitors without an account: a few at once, in turn by brand and by network address. */
const visits = turns({ ...line, places: 6, placesOfOne: 2 });

/** Bodies of refused calls are received and thrown away, one at a time for each caller, whose others wait meanwhile. */
const refusedBodies = turns({ ...line, places: 1_000, placesOfOne: 1 });

export const callerOf = (context: Context<AppEnv>, account: string): Caller => ({
  brand: context.get("request").brand.name,
  account,
  signal: context.req.raw.signal,
});

/** Work for an account, whichever of its browsers asks. */
export const inTurnOfAccount = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  calls.run(work, caller).catch(refuseWithoutTurn("callsAtOnce"));

/** The beginning of a call, at the account's pace; a session that was not met yet is not known to be anybody's. */
export async function inTurnOfBrowser<Result>(
  context: Context<AppEnv>,
  services: Services,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = knownCaller(context, services);
  if (!caller)
    return strangers.run(work, strangerOf(context, services)).catch(refuseWithoutTurn("callsAtOnce"));
  await services.callsInARow.wait(caller).catch(refuseWithoutTurn("callsAtOnce"));
  return inTurnOfAccount(caller, work);
}

/** The account whose session it is; undefined for a session that this process has not met. */
function knownCaller(context: Context<AppEnv>, { metSessions }: Services): Caller | undefined {
  const account = metSessions.accountOf(context.get("request").sessionToken);
  return account === undefined ? undefined : callerOf(context, account);
}

const strangerOf = (context: Context<AppEnv>, { config }: Services): Caller =>
  callerOf(context, widerPlace(clientAddress(context, config)));

/** So many bytes of a body count as one more call. */
const bytesOfCall = 4 * 1024;

/** A long body costs as much as many calls: all of it is parsed, judged and stored. */
export const noteBody = ({ callsInARow }: Services, caller: Caller, bytes: number): void =>
  callsInARow.note(caller, Math.floor(bytes / bytesOfCall));

/** After too long a wait the refusal is answered without receiving the body. */
export async function passInTurn(
  context: Context<AppEnv>,
  services: Services,
  pass: () => Promise<void>,
): Promise<void> {
  const caller = knownCaller(context, services) ?? strangerOf(context, services);
  await refusedBodies.run(pass, caller).catch((error) => {
    if (!(error instanceof NoTurn)) throw error;
  });
}

/** Work for a network address; a GET costs next to nothing, and waits for nobody. */
export const inTurnOfVisitors = <Result>(
  context: Context<AppEnv>,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> =>
  context.req.method === "GET" ? work() : visits.run(work, caller).catch(refuseWithoutTurn("callsAtOnce"));
