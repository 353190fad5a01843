import { useEffect } from "react";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { usePageRow } from "../../foundation/site/use-page-row.ts";

export function usePageViews() {
  const { analytics, reloader } = useSite();
  const row = usePageRow();
  useEffect(() => {
    if (!row) return;
    // A tag may have begun while this page was on its way.
    if (analytics.keepsOut(row.path)) void reloader.reload();
    else analytics.pageShown(row.path);
  }, [analytics, reloader, row]);
}
