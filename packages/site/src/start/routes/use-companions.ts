import { type ComponentType, useEffect, useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { prepareErrors } from "./ErrorPlace.tsx";
import { beginWholeStyles } from "./whole-styles.ts";

/**
 * What no page needs to be shown and to be at work is fetched after that: the companions, what calls need, and the styles
 * of what can still come up on the page. Out of reach, the page goes on without.
 */
export function useCompanions(): ComponentType | undefined {
  const { prepareCalls } = useSite();
  const [companions, setCompanions] = useState<{ readonly Companions: ComponentType }>();
  useEffect(() => {
    let isGone = false;
    performance.mark("at-work");
    beginWholeStyles();
    void isLoaded().then(async () => {
      prepareCalls();
      const module = await import("./Companions.tsx").catch(() => undefined);
      void prepareErrors().catch(() => undefined);
      if (!isGone) setCompanions(module);
    });
    return () => {
      isGone = true;
    };
  }, [prepareCalls]);
  return companions?.Companions;
}

/** The pictures of the first page come before what is not seen yet. */
async function isLoaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}
