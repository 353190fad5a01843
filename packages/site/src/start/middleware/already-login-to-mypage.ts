import { href } from "@kaitori/domain";
import { type MiddlewareFunction, redirect } from "react-router";
import { askSession } from "./ask-session.ts";

/** Redirects a logged-in user from /login and /register to my-page (R2.5). */
export const alreadyLoginToMypage: MiddlewareFunction = async (visit) => {
  const { kind } = await askSession(visit);
  if (kind === "user") throw redirect(href.mypage());
};
