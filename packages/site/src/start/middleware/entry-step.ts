import { entryStepOfPath, entryStepPaths, stepsMissingBefore } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { stepsDone } from "#application/readiness/steps-done.ts";
import { siteContext } from "#foundation/site/site.ts";
import { askSession } from "./ask-session.ts";

/**
 * Redirects a user who opens a step too early to the first missing one, with a notice (R2.15). The server is asked
 * each time, because the previous step has just changed what is missing.
 */
export const entryStep: MiddlewareFunction = async (visit) => {
  const step = entryStepOfPath(new URL(visit.request.url).pathname);
  const { kind } = await askSession(visit);
  if (step === null || kind !== "user") return;

  const { readiness, notice } = visit.context.get(siteContext);
  const [missing] = stepsMissingBefore(step, stepsDone(await readiness.load()));
  if (!missing) return;
  notice.say("stepMissing");
  throw redirect(entryStepPaths[missing]);
};
