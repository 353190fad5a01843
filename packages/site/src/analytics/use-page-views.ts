import { useEffect } from "react";
import { useMatches } from "react-router";
import type { RouteRow } from "../routes/route-row.ts";
import { useSite } from "../SiteProvider.tsx";

export function usePageViews() {
  const { analytics } = useSite();
  const row = useMatches().at(-1)?.handle as RouteRow | undefined;
  useEffect(() => {
    if (row) analytics.pageShown(row.path);
  }, [analytics, row]);
}
