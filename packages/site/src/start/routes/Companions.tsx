import { ToastRegion } from "@kaitori/ui";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { usePreloadIntent } from "#foundation/preload/use-preload-intent.ts";
import { IdleWarning } from "#foundation/session/IdleWarning.tsx";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useOtherTabs } from "#foundation/session/use-other-tabs.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { watchBuilds } from "#foundation/updates/newer-build.ts";

/** Out of reach, nothing is asked and nothing allowed. */
const ConsentDialog = lazy(() =>
  import("#foundation/analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
);

/** What goes along with every page once it is at work: links, messages, newer builds, and what watches over the session. */
export function Companions() {
  useOtherTabs();
  usePreloadIntent();
  const { brand, newerBuild } = useSite();
  // Here and not in a layout, which comes and goes with its pages: the hour would begin anew with each.
  useEffect(() => watchBuilds(newerBuild), [newerBuild]);
  const { tags } = brand.settings;
  return (
    <>
      <Toasts />
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

function Toasts() {
  const { toasts } = useSite();
  return <ToastRegion toasts={useStore(toasts.store)} onDismiss={toasts.dismiss} />;
}
