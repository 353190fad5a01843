import { ToastRegion } from "@kaitori/ui";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { usePreloadIntent } from "#foundation/preload/use-preload-intent.ts";
import { IdleWarning } from "#foundation/session/IdleWarning.tsx";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useSessionSync } from "#foundation/session/use-session-sync.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { watchBuilds } from "#foundation/updates/newer-build.ts";

/** If the dialog cannot be loaded, there is no consent and no tag runs. */
const ConsentDialog = lazy(() =>
  import("#foundation/analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
);

/** Features that load after hydration: link preloading, toasts, newer builds, and the idle warning. */
export function DeferredFeatures() {
  useSessionSync();
  usePreloadIntent();
  const { brand, newerBuild } = useSite();
  // Not in a layout: it unmounts with its pages and would restart the hour.
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
