import type { MiddlewareFunction } from "react-router";
import { siteContext } from "#foundation/site/site.ts";

/**
 * Entry pages know before they show themselves whether new entries are stopped (R2.8, R4.18): the message stands on
 * them, and what is typed stays. Without that answer the session counts as failed, too (R7.8).
 */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  const { settings, session } = context.get(siteContext);
  await settings.load().catch((cause: unknown) => session.fail(cause));
};
