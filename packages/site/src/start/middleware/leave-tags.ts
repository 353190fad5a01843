import { createPath, type MiddlewareFunction } from "react-router";
import { siteContext } from "#foundation/site/site.ts";
import type { RouteRow } from "../routes/route-row.ts";
import { destinationOf } from "./destination.ts";

/** If a third-party script runs and the page to be opened allows none, that page is loaded anew, without it. */
export const leaveTags =
  ({ path }: Pick<RouteRow, "path">): MiddlewareFunction =>
  async (visit) => {
    const { analytics, notice, reloader } = visit.context.get(siteContext);
    if (!analytics.keepsOut(path)) return;
    notice.keepForNextLoad();
    await reloader.load(createPath(destinationOf(visit)));
    // Nothing more is done here until the page comes.
    await new Promise(() => undefined);
  };
