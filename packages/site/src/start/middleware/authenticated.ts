import { data, type MiddlewareFunction } from "react-router";
import { askSession } from "./ask-session.ts";

/**
 * For pages at the end of an action of a logged-in user: a visitor gets the page of the ended session instead of a
 * login that returns here.
 */
export const authenticated: MiddlewareFunction = async (visit) => {
  const { kind } = await askSession(visit);
  if (kind !== "user") throw data(null, { status: 401 });
};
