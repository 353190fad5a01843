import { data, type MiddlewareFunction } from "react-router";
import { askSession } from "./ask-session.ts";

/**
 * For pages that end something the visitor did while logged in: there is nothing to come back to, so a visitor
 * gets the page of the ended session instead of a login that would lead here again.
 */
export const authenticated: MiddlewareFunction = async ({ context }) => {
  const { kind } = await askSession(context);
  if (kind !== "user") throw data(null, { status: 401 });
};
