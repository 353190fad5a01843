import { useEffect } from "react";
import { useMatches } from "react-router";
import type { RouteRow } from "../routes/route-row.ts";
import { useSite } from "../SiteProvider.tsx";

export function usePageViews() {
  const { analytics, reloader } = useSite();
  const row = useMatches().at(-1)?.handle as RouteRow | undefined;
  useEffect(() => {
    if (!row) return;
    // A tag may have begun while this page was on its way.
    if (analytics.keepsOut(row.path)) void reloader.reload();
    else analytics.pageShown(row.path);
  }, [analytics, reloader, row]);
}
