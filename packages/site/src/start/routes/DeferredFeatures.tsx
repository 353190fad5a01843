import { ToastRegion } from "@kaitori/ui";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { usePreloadIntent } from "#foundation/preload/use-preload-intent.ts";
import { IdleWarning } from "#foundation/session/IdleWarning.tsx";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useOtherTabs } from "#foundation/session/use-other-tabs.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { watchBuilds } from "#foundation/updates/newer-build.ts";

/** When it cannot be loaded, nothing is asked and no tag is allowed. */
const ConsentDialog = lazy(() =>
  import("#foundation/analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
);

/**
 * The features that every page gets once it is in use: preloading of links, messages, newer builds, and the watch over
 * the session.
 */
export function DeferredFeatures() {
  useOtherTabs();
  usePreloadIntent();
  const { brand, newerBuild } = useSite();
  // Here and not in a layout: a layout unmounts with its pages, so the hour would start again with each of them.
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
