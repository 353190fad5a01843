import type { Context } from "hono";
import { type Caller, NoTurn, turns } from "../turns.ts";
import { accountLimits } from "./account-limits.ts";
import { refuseWithoutTurn } from "./errors.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";

const line = { queueLength: 1_000, queueOfOne: 100, timeout: 20_000 };

/** Whoever sends many calls at once waits for their own, and nobody else does. */
const calls = turns({ ...line, places: 1_000, placesOfOne: accountLimits.callsAtOnce.most });
/** Work for visitors without an account: a few at once, in turn by brand and by network address. */
const visits = turns({ ...line, places: 6, placesOfOne: 2 });

/** Bodies of refused calls are received and thrown away, one at a time for each browser; its others wait meanwhile. */
const refusedBodies = turns({ ...line, places: 1_000, placesOfOne: 1 });

export const callerOf = (context: Context<AppEnv>, account: string): Caller => ({
  brand: context.get("request").brand.name,
  account,
  signal: context.req.raw.signal,
});

/** Work for the browser that asked, or for the account, whichever of its browsers asks. */
export const inTurn = <Result>(
  context: Context<AppEnv>,
  { callsInARow }: Services,
  work: () => Promise<Result>,
  caller = callerOf(context, context.get("request").sessionToken),
): Promise<Result> =>
  calls
    .run(async () => {
      await callsInARow.wait(caller);
      return work();
    }, caller)
    .catch(refuseWithoutTurn("callsAtOnce"));

/** So many bytes of a body count as one more call. */
const bytesOfCall = 4 * 1024;

/** A long body costs as much as many calls: all of it is parsed, judged and stored. */
export const noteBody = ({ callsInARow }: Services, caller: Caller, bytes: number): void =>
  callsInARow.note(caller, Math.floor(bytes / bytesOfCall));

/** After too long a wait the refusal is answered without receiving the body. */
export const passInTurn = (context: Context<AppEnv>, pass: () => Promise<void>): Promise<void> =>
  refusedBodies.run(pass, callerOf(context, context.get("request").sessionToken)).catch((error) => {
    if (!(error instanceof NoTurn)) throw error;
  });

/** Work for a network address; a GET costs next to nothing, and waits for nobody. */
export const inTurnOfVisitors = <Result>(
  context: Context<AppEnv>,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> =>
  context.req.method === "GET" ? work() : visits.run(work, caller).catch(refuseWithoutTurn("callsAtOnce"));
