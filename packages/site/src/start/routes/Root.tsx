import { useUnservedRedirect } from "#foundation/session/use-unserved-redirect.ts";
import { usePageRow } from "#foundation/site/screen-module.ts";
import "@kaitori/ui/base";
import { type ComponentType, useEffect, useState } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { SiteUiProvider } from "#layouts/SiteUiProvider.tsx";
import { replayClicks } from "../early-clicks.ts";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { loadFullStyles } from "./full-styles.ts";
import { PendingPage } from "./PendingPage.tsx";
import { preloadErrorPage } from "./RouteErrorBoundary.tsx";

export function Root() {
  usePageViews();
  useUnservedRedirect();
  const DeferredFeatures = useDeferredFeatures();
  return (
    <SiteUiProvider>
      <DocumentTitle />
      <PendingPage />
      <Outlet />
      <ScrollRestoration />
      {DeferredFeatures && <DeferredFeatures />}
    </SiteUiProvider>
  );
}

function usePageViews() {
  const { analytics, reloader } = useSite();
  const row = usePageRow();
  useEffect(() => {
    if (!row) return;
    // A tag may have started while this page was loading.
    if (analytics.needsFullLoad(row.path)) void reloader.reload();
    else analytics.trackPage(row.path);
  }, [analytics, reloader, row]);
}

/** After hydration. If the features cannot be loaded, the page works without them. */
function useDeferredFeatures(): ComponentType | undefined {
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
