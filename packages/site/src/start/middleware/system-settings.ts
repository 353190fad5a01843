import type { MiddlewareFunction } from "react-router";
import { siteContext } from "#foundation/site/site.ts";

/**
 * Loads before an entry page whether new entries are stopped (R2.8, R4.18): the page shows the message and keeps typed
 * text. If the call fails, the session counts as failed (R7.8).
 */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  const { settings, session } = context.get(siteContext);
  await settings.load().catch((cause: unknown) => session.fail(cause));
};
