import type { MiddlewareFunction } from "react-router";
import { waitForPaint } from "#parts/wait-for-paint.ts";

export interface ShownPage {
  url?: URL;
}

export const recordShownPage =
  (shownPage: ShownPage): MiddlewareFunction =>
  async ({ request }, next) => {
    await next();
    shownPage.url = new URL(request.url);
  };

/** Waits for a frame before the next page loads, so that the pending skeleton is painted first. */
export const waitForFrame =
  (shownPage: ShownPage): MiddlewareFunction =>
  async (_args, next) => {
    if (shownPage.url) await waitForPaint();
    await next();
  };

/** Runs the guard unless only the query changes: then the page stays, and a server error must not replace it. */
export const onPageChange =
  (guard: MiddlewareFunction, shownPage: ShownPage): MiddlewareFunction =>
  (args, next) =>
    shownPage.url && isQueryChange(shownPage.url, new URL(args.request.url)) ? undefined : guard(args, next);

type Address = Pick<URL, "pathname" | "search">;

export const isQueryChange = (current: Address, next: Address) =>
  current.pathname === next.pathname && current.search !== next.search;
