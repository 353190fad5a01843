import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/**
 * True if the server has the calls that this product adds to the specification. A page whose content depends on them
 * determines the level if it is unknown; `isEnabled` is false if the content does not depend on them.
 */
export function useHasAddedCalls(isEnabled = true): boolean {
  const { server } = useSite();
  useEffect(() => {
    if (isEnabled) server.detect().catch(() => undefined);
  }, [server, isEnabled]);
  return useStore(server.store, (level = 0) => level >= 1);
}
