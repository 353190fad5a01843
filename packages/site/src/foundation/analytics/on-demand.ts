import { fetched } from "../updates/fetched.ts";
import type { AnalyticsOptions } from "./analytics.ts";

export interface Analytics {
  /** A page was shown: its row in the route table, never the address with what may be secret in it. */
  pageShown(path: string): void;
  /** Whether the page of this row may only be opened by loading it anew, because a script of somebody else runs here. */
  keepsOut(path: string): boolean;
}

export const silent: Analytics = { pageShown: () => undefined, keepsOut: () => false };

/** Analytics is fetched once a page is shown, and only where the brand's settings name tags. */
export function analyticsOnDemand(options: AnalyticsOptions): Analytics {
  if (!options.settings.tags) return silent;
  let starting: Promise<void> | undefined;
  let started = silent;
  let shown: string | undefined;
  const start = () => {
    starting ??= fetched(import("./analytics.ts")).then(({ startAnalytics }) => {
      started = startAnalytics(options);
    });
    return starting;
  };
  return {
    // When analytics cannot be loaded nothing is counted, and the page works all the same.
    pageShown(path) {
      shown = path;
      void start().then(
        // Meanwhile another page may have come, on which no tag may run.
        () => shown === path && started.pageShown(path),
        () => undefined,
      );
    },
    keepsOut: (path) => started.keepsOut(path),
  };
}
