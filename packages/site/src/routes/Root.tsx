import "@kaitori/ui/base";
import { Outlet, ScrollRestoration } from "react-router";
import { usePageViews } from "../analytics/use-page-views.ts";
import { usePreloadIntent } from "../preload/use-preload-intent.ts";
import { IdleWarning } from "../session/IdleWarning.tsx";
import { ReauthDialog } from "../session/ReauthDialog.tsx";
import { useOtherTabs } from "../session/use-other-tabs.ts";
import { Toaster } from "../toasts/Toaster.tsx";
import { useWatchedBuilds } from "../updates/use-watched-builds.ts";
import { PageWords } from "./PageWords.tsx";
import { UiSurroundings } from "./UiSurroundings.tsx";

/** Around every page: titles, links, scrolling, messages, and what watches over the session. */
export function Root() {
  useOtherTabs();
  usePageViews();
  usePreloadIntent();
  useWatchedBuilds();
  return (
    <UiSurroundings>
      <PageWords />
      <Outlet />
      <ScrollRestoration />
      <Toaster />
      <IdleWarning />
      <ReauthDialog />
    </UiSurroundings>
  );
}
