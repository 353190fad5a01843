import { useEffect } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageRow } from "#foundation/site/use-page-row.ts";
import "@kaitori/ui/base";
import { Outlet, ScrollRestoration } from "react-router";
import { UiSurroundings } from "#layouts/UiSurroundings.tsx";
import { PageWords } from "./PageWords.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { useCompanions } from "./use-companions.ts";

/** Around every page: titles, links, scrolling, and what comes along once the page is at work. */
export function Root() {
  usePageViews();
  const Companions = useCompanions();
  return (
    <UiSurroundings>
      <PageWords />
      <PendingPage />
      <Outlet />
      <ScrollRestoration />
      {Companions && <Companions />}
    </UiSurroundings>
  );
}

function usePageViews() {
  const { analytics, reloader } = useSite();
  const row = usePageRow();
  useEffect(() => {
    if (!row) return;
    // A tag may have begun while this page was on its way.
    if (analytics.keepsOut(row.path)) void reloader.reload();
    else analytics.pageShown(row.path);
  }, [analytics, reloader, row]);
}
