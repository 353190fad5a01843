import { areNewEntriesStopped, href } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { siteContext } from "#foundation/site/site.ts";

/**
 * Entry pages know before they show themselves whether new entries are stopped (R2.8, R4.18): then nobody
 * fills in steps that end in a refusal. Without that answer the session counts as failed, too (R7.8).
 */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  const { settings, session, notice } = context.get(siteContext);
  const suppression = await settings.load().catch((cause: unknown) => session.fail(cause));
  if (!areNewEntriesStopped(suppression)) return;
  notice.say("newEntriesStopped");
  throw redirect(href.mypage());
};
