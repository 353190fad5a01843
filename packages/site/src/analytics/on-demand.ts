import { fetched } from "../updates/fetched.ts";
import type { AnalyticsOptions } from "./analytics.ts";

export interface Analytics {
  /** A page was shown: its row in the route table, never the address with what may be secret in it. */
  pageShown(path: string): void;
}

export const silent: Analytics = { pageShown: () => undefined };

/** Analytics is fetched once a page is shown, and only where the brand's settings name an id. */
export function analyticsOnDemand(options: AnalyticsOptions): Analytics {
  if (!options.settings.tagManagerId) return silent;
  let starting: Promise<Analytics> | undefined;
  const start = () => {
    starting ??= fetched(import("./analytics.ts")).then(({ startAnalytics }) => startAnalytics(options));
    return starting;
  };
  return {
    // What is not there counts nothing; the page is none the worse for it.
    pageShown: (path) =>
      void start().then(
        (analytics) => analytics.pageShown(path),
        () => undefined,
      ),
  };
}
