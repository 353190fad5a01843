import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/**
 * True if the server reaches a level. A page whose content depends on it determines the level if it is unknown;
 * `isEnabled` is false if the content does not depend on it.
 */
export function useHasServerLevel(level: number, isEnabled = true): boolean {
  const { server } = useSite();
  useEffect(() => {
    if (isEnabled) server.detect().catch(() => undefined);
  }, [server, isEnabled]);
  return useStore(server.store, (knownLevel = 0) => knownLevel >= level);
}
