import { href, isServed } from "@kaitori/domain";
import { type RouterContextProvider, redirect } from "react-router";
import type { SessionState } from "#foundation/session/session.ts";
import { siteContext } from "#foundation/site/site.ts";

/**
 * The session, for a guard. An individual whom the brand does not serve is logged out and sent to /unsupported
 * (R1.5).
 */
export async function askSession(context: Readonly<RouterContextProvider>): Promise<SessionState> {
  const { session, brand } = context.get(siteContext);
  const state = await session.load();
  if (state.kind === "user" && !isServed(brand.settings, state.user)) {
    await session.end();
    throw redirect(href.unsupported());
  }
  return state;
}
