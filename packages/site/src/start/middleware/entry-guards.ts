import { entryStepOfPath, entryStepPaths, stepsMissingBefore } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { stepsDone } from "#application/readiness/steps-done.ts";
import { siteContext } from "#foundation/site/site.ts";
import { loadSession } from "./session-guards.ts";

/** Missing items are loaded each time, because the previous step has just changed them (R2.15). */
export const entryStep: MiddlewareFunction = async (args) => {
  const step = entryStepOfPath(new URL(args.request.url).pathname);
  const { kind } = await loadSession(args);
  if (step === null || kind !== "user") return;

  const { readiness, notice, systemSettings } = args.context.get(siteContext);
  const state =
    readiness.takePreloaded() ?? (await readiness.load({ suppression: systemSettings.store.getState() }));
  const [missingStep] = stepsMissingBefore(step, stepsDone(state));
  if (!missingStep) return;
  notice.announce("stepMissing");
  throw redirect(entryStepPaths[missingStep]);
};

/** A stop of new entries (R2.8, R4.18) is shown on the page. If the call fails, the session fails (R7.8). */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  const { systemSettings, session } = context.get(siteContext);
  await systemSettings.load().catch((cause: unknown) => session.handleLoadFailure(cause));
};
