import { data, type MiddlewareFunction } from "react-router";
import { askSession } from "./ask-session.ts";

/**
 * For pages that conclude something a logged-in user did: there is nothing to return to, so a visitor gets the page
 * of the ended session instead of a login that would lead here again.
 */
export const authenticated: MiddlewareFunction = async (visit) => {
  const { kind } = await askSession(visit);
  if (kind !== "user") throw data(null, { status: 401 });
};
