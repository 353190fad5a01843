import type { MiddlewareFunction } from "react-router";
import { siteContext } from "../site.ts";

/**
 * Entry pages know before they show themselves whether new entries are suppressed (spec §2, §4).
 * Without that answer the session is not to be trusted either (R7.8).
 */
export const systemSettings: MiddlewareFunction = async ({ context }) => {
  const { settings, session } = context.get(siteContext);
  await settings.load().catch((cause: unknown) => session.fail(cause));
};
