import { areDocumentsConfirmed, entryStepOfPath, entryStepPaths, stepsMissingBefore } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { siteContext } from "../site.ts";
import { askSession } from "./ask-session.ts";

/** Whoever opens a step too early is sent to the first that is missing, and told why (R2.15). */
export const entryStep: MiddlewareFunction = async ({ request, context }) => {
  const { pathname } = new URL(request.url);
  const step = entryStepOfPath(pathname);
  const state = await askSession(context);
  if (step === null || state.kind !== "user") return;

  const { user } = state;
  const [missing] = stepsMissingBefore(step, {
    submitWithdrawalsDetail: areDocumentsConfirmed(user.withdrawals_detail_status),
    submitFinancialStatements: areDocumentsConfirmed(user.financial_statements_status),
    submitInvoices: false,
    submitProfile: user.has_satisfied_profile,
  });
  if (!missing) return;
  context.get(siteContext).notice.say("stepMissing");
  throw redirect(entryStepPaths[missing]);
};
