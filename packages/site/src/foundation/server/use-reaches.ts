import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/**
 * Whether the server has what a level has. A page that draws by it asks where nothing has shown the level yet; `matters`
 * is false where nothing is drawn by it.
 */
export function useReaches(level: number, matters = true): boolean {
  const { server } = useSite();
  useEffect(() => {
    if (matters) server.find().catch(() => undefined);
  }, [server, matters]);
  return useStore(server.store, (known = 0) => known >= level);
}
