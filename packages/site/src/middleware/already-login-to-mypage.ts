import { type MiddlewareFunction, redirect } from "react-router";
import { siteContext } from "../site.ts";

/** Who is logged in has no use for /login and /register (spec §2). */
export const alreadyLoginToMypage: MiddlewareFunction = async ({ context }) => {
  const session = await context.get(siteContext).session.load();
  if (session.kind === "user") throw redirect("/mypage/");
};
