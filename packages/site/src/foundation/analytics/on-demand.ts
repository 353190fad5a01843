import { loadChunk } from "../updates/load-chunk.ts";
import type { AnalyticsOptions } from "./analytics.ts";

export interface Analytics {
  /** Records a page view by route path: the URL may contain secrets. */
  trackPage(path: string): void;
  /** True if this page needs a full page load, because a third-party script runs on the current one. */
  needsFullLoad(path: string): boolean;
}

export const noAnalytics: Analytics = { trackPage: () => undefined, needsFullLoad: () => false };

/** Loads analytics after the first page, and only if the settings name tags. */
export function analyticsOnDemand(options: AnalyticsOptions): Analytics {
  if (!options.settings.tags) return noAnalytics;
  let starting: Promise<void> | undefined;
  let analytics = noAnalytics;
  let currentPath: string | undefined;
  const start = () => {
    starting ??= loadChunk(import("./analytics.ts")).then(({ startAnalytics }) => {
      analytics = startAnalytics(options);
    });
    return starting;
  };
  return {
    // If analytics cannot be loaded, the page works without it.
    trackPage(path) {
      currentPath = path;
      void start().then(
        // Tags must not run if a page without tags has been opened since.
        () => currentPath === path && analytics.trackPage(path),
        () => undefined,
      );
    },
    needsFullLoad: (path) => analytics.needsFullLoad(path),
  };
}
