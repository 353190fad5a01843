import { lazy, Suspense } from "react";
import { usePreloadIntent } from "#foundation/preload/use-preload-intent.ts";
import { IdleWarning } from "#foundation/session/IdleWarning.tsx";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useOtherTabs } from "#foundation/session/use-other-tabs.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Toaster } from "#foundation/toasts/Toaster.tsx";
import { useWatchedBuilds } from "#foundation/updates/use-watched-builds.ts";

/** Out of reach, nothing is asked and nothing allowed. */
const ConsentDialog = lazy(() =>
  import("#foundation/analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
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
