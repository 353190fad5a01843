import { href } from "@kaitori/domain";
import { data, type MiddlewareFunction, redirect } from "react-router";
import { loginPathFor, sameOriginPath } from "#foundation/session/return-to.ts";
import type { SessionState } from "#foundation/session/session.ts";
import { siteContext } from "#foundation/site/site.ts";
import { destinationOf } from "./destination.ts";

/** Redirects a user whom the brand does not serve (R1.5), and follows the redirect of the first answer (R7.3). */
export async function loadSession({
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
  const currentAddress = new URL(request.url);
  const address = sameOriginPath(session.takeNextPage(), currentAddress.origin);
  if (address && address !== currentAddress.pathname + currentAddress.search) throw redirect(address);
  return state;
}

export const alreadyLoginToMypage: MiddlewareFunction = async (args) => {
  const { kind } = await loadSession(args);
  if (kind === "user") throw redirect(href.mypage());
};

/** Redirects a visitor to /login, with the requested address. */
export const authenticatedRedirect: MiddlewareFunction = async (args) => {
  const { kind } = await loadSession(args);
  if (kind === "user") return;
  const { notice } = args.context.get(siteContext);
  // An existing notice is more specific: session expired, or logged out.
  if (notice.store.getState() === null) notice.announce("loginRequired");
  throw redirect(loginPathFor(destinationOf(args)));
};

/** Shows a visitor the error page of an ended session: a completion page is not opened again after a login. */
export const authenticated: MiddlewareFunction = async (args) => {
  const { kind } = await loadSession(args);
  if (kind !== "user") throw data(null, { status: 401 });
};

/** /profile shows the profile; a user who has not filled it in yet is sent to its registration (R2.9). */
export const profileRedirect: MiddlewareFunction = async (args) => {
  const session = await loadSession(args);
  if (session.kind !== "user") return;
  const { hasSatisfiedProfile, allow_redirect_to_profile } = session.user;
  if (!hasSatisfiedProfile && allow_redirect_to_profile) throw redirect(href.registerProfile());
};
