import { ToastRegion } from "@kaitori/ui";
import { lazy, Suspense, useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useStore } from "zustand";
import { preloaderOf } from "#foundation/preload/preloader.ts";
import { IdleWarning } from "#foundation/session/IdleWarning.tsx";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { watchBuilds } from "#foundation/updates/newer-build.ts";

/** If the dialog cannot be loaded, there is no consent and no tag runs. */
const ConsentDialog = lazy(() =>
  import("#foundation/analytics/ConsentDialog.tsx").catch(() => ({ default: () => null })),
);

/** Features that load after hydration: link preloading, toasts, newer builds, and the idle warning. */
export function DeferredFeatures() {
  useSessionSync();
  useLinkPreload();
  const { brand, newerBuild } = useSite();
  // Not in a layout, because a layout unmounts with its pages, and the hour until the next check would begin again.
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

const preloadEvents = ["pointerover", "focusin", "touchstart"] as const;

/** Fetches a page as soon as the user points at, touches or focuses a link to it. */
function useLinkPreload() {
  const preloader = preloaderOf(useSite());
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const preloadLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        preloader.fetchPage(link.pathname);
    };
    for (const event of preloadEvents) addEventListener(event, preloadLink, { passive: true });
    return () => {
      for (const event of preloadEvents) removeEventListener(event, preloadLink);
    };
  }, [isIdle, preloader]);
}

/** After a login of another user the page reloads, so that no data of the first user stays. */
function useSessionSync() {
  const { session, reauth } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.onOtherTab(({ isSameUser }) => {
        // The same user has logged in again in another tab, so the dialog here can close.
        if (isSameUser) return reauth.reportLogin();
        const hadUser = session.store.getState().kind === "user";
        session.reset();
        if (hadUser) location.reload();
        else void revalidate();
      }),
    [session, reauth, revalidate],
  );
}
