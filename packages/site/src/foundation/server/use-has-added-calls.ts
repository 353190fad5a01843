import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/** Determines an unknown level of the server (B21), unless the content of the page does not depend on it. */
export function useHasAddedCalls(isEnabled = true): boolean {
  const { server } = useSite();
  useEffect(() => {
    if (isEnabled) server.detect().catch(() => undefined);
  }, [server, isEnabled]);
  return useStore(server.store, (level = 0) => level >= 1);
}
