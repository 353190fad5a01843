import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/** Whether the server has what a level has. A page that draws by it asks where nothing has shown the level yet. */
export function useReaches(level: number): boolean {
  const { server } = useSite();
  useEffect(() => void server.find().catch(() => undefined), [server]);
  return useStore(server.store, (known = 0) => known >= level);
}
