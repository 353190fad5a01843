import type { MiddlewareFunction } from "react-router";
import { painted } from "#parts/painted.ts";

/** The address of the page that is shown. */
export interface ShownPage {
  url?: URL;
}

/** Remembers the address once its page is loaded. */
export const rememberShown =
  (shown: ShownPage): MiddlewareFunction =>
  async ({ request }, next) => {
    await next();
    shown.url = new URL(request.url);
  };

/** A press is answered before the next page is asked for: its files, asked for first, would keep its frame from being seen. */
export const frameFirst =
  (shown: ShownPage): MiddlewareFunction =>
  async (_args, next) => {
    if (shown.url) await painted();
    await next();
  };

/**
 * Runs a guard when the page changes, not when only the query changes, which shows another state of the same page: the
 * guard may need the server, and what was typed must not depend on the connection.
 */
export const onPageChange =
  (guard: MiddlewareFunction, shown: ShownPage): MiddlewareFunction =>
  (args, next) =>
    shown.url && isOtherState(shown.url, new URL(args.request.url)) ? undefined : guard(args, next);

type Address = Pick<URL, "pathname" | "search">;

/** The same page in another state (the query is all that differs). */
export const isOtherState = (current: Address, next: Address) =>
  current.pathname === next.pathname && current.search !== next.search;
