import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useSite } from "../site/SiteProvider.tsx";
import { preloaderOf } from "./preloader.ts";

const intentEvents = ["pointerover", "focusin", "touchstart"] as const;

/** Fetches a page as soon as the user points at, touches or focuses a link to it. */
export function usePreloadIntent() {
  const preloader = preloaderOf(useSite());
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        preloader.fetchPage(link.pathname);
    };
    for (const event of intentEvents) addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of intentEvents) removeEventListener(event, onIntent);
    };
  }, [isIdle, preloader]);
}
