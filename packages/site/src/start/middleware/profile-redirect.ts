import { href } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { askSession } from "./ask-session.ts";

/** /profile shows the profile; a user who has not filled it in yet is sent to its registration (R2.9). */
export const profileRedirect: MiddlewareFunction = async (visit) => {
  const session = await askSession(visit);
  if (session.kind !== "user") return;
  const { hasSatisfiedProfile, allow_redirect_to_profile } = session.user;
  if (!hasSatisfiedProfile && allow_redirect_to_profile) throw redirect(href.registerProfile());
};
