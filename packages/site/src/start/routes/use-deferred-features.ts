import { type ComponentType, useEffect, useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { performKeptPresses } from "../kept-presses.ts";
import { prepareErrors } from "./ErrorPlace.tsx";
import { loadFullStyles } from "./full-styles.ts";

/**
 * Loads after hydration what the page does not need at first: these features, the code for calls, and the remaining
 * styles. If they cannot be loaded, the page works without them.
 */
export function useDeferredFeatures(): ComponentType | undefined {
  const { prepareCalls } = useSite();
  const [loaded, setLoaded] = useState<{ readonly DeferredFeatures: ComponentType }>();
  useEffect(() => {
    let isGone = false;
    performKeptPresses();
    performance.mark("at-work");
    loadFullStyles();
    void isLoaded().then(async () => {
      prepareCalls();
      const module = await import("./DeferredFeatures.tsx").catch(() => undefined);
      void prepareErrors().catch(() => undefined);
      if (!isGone) setLoaded(module);
    });
    return () => {
      isGone = true;
    };
  }, [prepareCalls]);
  return loaded?.DeferredFeatures;
}

/** The pictures of the first page are loaded before what is not visible yet. */
async function isLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
