import { type ComponentType, useEffect, useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { replayClicks } from "../early-clicks.ts";
import { loadFullStyles } from "./full-styles.ts";
import { preloadErrorPage } from "./RouteErrorBoundary.tsx";

/**
 * After hydration, loads these features, the code for calls and the remaining styles. If they cannot be loaded, the
 * page works without them.
 */
export function useDeferredFeatures(): ComponentType | undefined {
  const { preloadCalls } = useSite();
  const [loadedModule, setLoaded] = useState<{ readonly DeferredFeatures: ComponentType }>();
  useEffect(() => {
    let isUnmounted = false;
    replayClicks();
    performance.mark("hydrated");
    loadFullStyles();
    void waitForLoad().then(async () => {
      preloadCalls();
      const module = await import("./DeferredFeatures.tsx").catch(() => undefined);
      void preloadErrorPage().catch(() => undefined);
      if (!isUnmounted) setLoaded(module);
    });
    return () => {
      isUnmounted = true;
    };
  }, [preloadCalls]);
  return loadedModule?.DeferredFeatures;
}

/** Waits for the pictures of the first page, which are visible at once. */
async function waitForLoad(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
