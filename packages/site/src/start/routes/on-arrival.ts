import type { MiddlewareFunction } from "react-router";

/** The address that the site shows: the one whose page came last. */
export interface Shown {
  url?: URL;
}

/** Notes the address once its page has come. */
export const rememberShown =
  (shown: Shown): MiddlewareFunction =>
  async ({ request }, next) => {
    await next();
    shown.url = new URL(request.url);
  };

/**
 * Asks a guard when somebody arrives at the page, not when the query shows another state of it: what the guard would
 * ask for may be out of reach, and what was typed must not depend on that.
 */
export const onArrival =
  (guard: MiddlewareFunction, shown: Shown): MiddlewareFunction =>
  (args, next) =>
    shown.url && isOtherState(shown.url, new URL(args.request.url)) ? undefined : guard(args, next);

type Address = Pick<URL, "pathname" | "search">;

/** The same page in another state (the query is all that differs). */
export const isOtherState = (current: Address, next: Address) =>
  current.pathname === next.pathname && current.search !== next.search;
