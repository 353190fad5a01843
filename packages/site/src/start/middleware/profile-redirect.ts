import { href } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { askSession } from "./ask-session.ts";

/** /profile shows the profile; a user who has not filled it in yet is sent to its registration (R2.9). */
export const profileRedirect: MiddlewareFunction = async ({ context }) => {
  const session = await askSession(context);
  if (session.kind !== "user") return;
  const { has_satisfied_profile, allow_redirect_to_profile } = session.user;
  if (!has_satisfied_profile && allow_redirect_to_profile) throw redirect(href.registerProfile());
};
