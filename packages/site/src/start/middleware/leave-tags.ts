import type { MiddlewareFunction } from "react-router";
import { siteContext } from "#foundation/site/site.ts";
import type { RouteRow } from "../routes/route-row.ts";

/** Where a script of somebody else runs, a page on which none may run is loaded anew, without it. */
export const leaveTags =
  ({ path }: Pick<RouteRow, "path">): MiddlewareFunction =>
  async ({ request, context }) => {
    const { analytics, notice, reloader } = context.get(siteContext);
    if (!analytics.keepsOut(path)) return;
    const { pathname, search, hash } = new URL(request.url);
    notice.outliveLoad();
    await reloader.load(`${pathname}${search}${hash}`);
    // Nothing more is done here until the page comes.
    await new Promise(() => undefined);
  };
