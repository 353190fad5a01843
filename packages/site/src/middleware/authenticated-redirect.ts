import { type MiddlewareFunction, redirect } from "react-router";
import { siteContext } from "../site.ts";
import { loginPathFor } from "./return-to.ts";

/** Sends a visitor to /login, remembering where they were going. */
export const authenticatedRedirect: MiddlewareFunction = async ({ request, context }) => {
  const { session, notice } = context.get(siteContext);
  const { kind } = await session.load();
  if (kind === "user") return;
  notice.setState("loginRequired", true);
  throw redirect(loginPathFor(new URL(request.url)));
};
