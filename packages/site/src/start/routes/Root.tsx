import { useEffect } from "react";
import { useUnservedRedirect } from "#foundation/session/use-unserved-redirect.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageRow } from "#foundation/site/use-page-row.ts";
import "@kaitori/ui/base";
import { Outlet, ScrollRestoration } from "react-router";
import { SiteUiProvider } from "#layouts/SiteUiProvider.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { useDeferredFeatures } from "./use-deferred-features.ts";

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
