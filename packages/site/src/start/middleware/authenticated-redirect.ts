import { type MiddlewareFunction, redirect } from "react-router";
import { loginPathFor } from "#foundation/session/return-to.ts";
import { siteContext } from "#foundation/site/site.ts";
import { askSession } from "./ask-session.ts";
import { destinationOf } from "./destination.ts";

/** Sends a visitor to /login, remembering where they were going. */
export const authenticatedRedirect: MiddlewareFunction = async (visit) => {
  const { kind } = await askSession(visit);
  if (kind === "user") return;
  const { notice } = visit.context.get(siteContext);
  // An existing notice is more exact: session expired, or logged out.
  if (notice.store.getState() === null) notice.say("loginRequired");
  throw redirect(loginPathFor(destinationOf(visit)));
};
