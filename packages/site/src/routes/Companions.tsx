import { usePreloadIntent } from "../preload/use-preload-intent.ts";
import { IdleWarning } from "../session/IdleWarning.tsx";
import { ReauthDialog } from "../session/ReauthDialog.tsx";
import { useOtherTabs } from "../session/use-other-tabs.ts";
import { Toaster } from "../toasts/Toaster.tsx";
import { useWatchedBuilds } from "../updates/use-watched-builds.ts";

/** What goes along with every page once it is at work: links, messages, newer builds, and what watches over the session. */
export function Companions() {
  useOtherTabs();
  usePreloadIntent();
  useWatchedBuilds();
  return (
    <>
      <Toaster />
      <IdleWarning />
      <ReauthDialog />
    </>
  );
}
