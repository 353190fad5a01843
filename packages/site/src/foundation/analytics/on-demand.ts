import { fetched } from "../updates/fetched.ts";
import type { AnalyticsOptions } from "./analytics.ts";

export interface Analytics {
  /** A page view, by its row in the route table: the address may contain secrets. */
  pageShown(path: string): void;
  /** Whether this page needs a full page load, because a third-party script runs on the current one. */
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
    // If analytics cannot be loaded, the page works without it.
    pageShown(path) {
      shown = path;
      void start().then(
        // Another page may be open by now, on which tags must not run.
        () => shown === path && started.pageShown(path),
        () => undefined,
      );
    },
    keepsOut: (path) => started.keepsOut(path),
  };
}
