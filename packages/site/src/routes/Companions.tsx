import { lazy, Suspense } from "react";
import { usePreloadIntent } from "../preload/use-preload-intent.ts";
import { useSite } from "../SiteProvider.tsx";
import { IdleWarning } from "../session/IdleWarning.tsx";
import { ReauthDialog } from "../session/ReauthDialog.tsx";
import { useOtherTabs } from "../session/use-other-tabs.ts";
import { Toaster } from "../toasts/Toaster.tsx";
import { useWatchedBuilds } from "../updates/use-watched-builds.ts";

/** Out of reach, nothing is asked and nothing allowed. */
const ConsentDialog = lazy(() =>
  import("../analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
);

/** What goes along with every page once it is at work: links, messages, newer builds, and what watches over the session. */
export function Companions() {
  useOtherTabs();
  usePreloadIntent();
  useWatchedBuilds();
  const { tags } = useSite().brand.settings;
  return (
    <>
      <Toaster />
      <IdleWarning />
      <ReauthDialog />
      {tags?.consent === "ask" && (
        <Suspense>
          <ConsentDialog tags={tags} />
        </Suspense>
      )}
    </>
  );
}
