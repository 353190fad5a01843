import { href } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { ownAddress } from "#foundation/session/return-to.ts";
import type { SessionState } from "#foundation/session/session.ts";
import { siteContext } from "#foundation/site/site.ts";

/**
 * Loads the session for a guard. A user whom the brand does not serve is redirected to /unsupported (R1.5); the first
 * answer may redirect the user to another page of this site (R7.3).
 */
export async function askSession({
  request,
  context,
}: Parameters<MiddlewareFunction>[0]): Promise<SessionState> {
  const { session } = context.get(siteContext);
  const state = await session.load();
  if (state.kind === "unserved") {
    session.reset();
    throw redirect(href.unsupported());
  }
  if (state.kind !== "user") return state;
  const here = new URL(request.url);
  const address = ownAddress(session.takeNextPage(), here.origin);
  if (address && address !== here.pathname + here.search) throw redirect(address);
  return state;
}
