import "@kaitori/ui/base";
import { Outlet, ScrollRestoration } from "react-router";
import { UiSurroundings } from "../../layouts/UiSurroundings.tsx";
import { PageWords } from "./PageWords.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { useCompanions } from "./use-companions.ts";
import { usePageViews } from "./use-page-views.ts";

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
