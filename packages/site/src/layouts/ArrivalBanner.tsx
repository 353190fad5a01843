import { noticesCopy } from "@kaitori/brand/copy/notices";
import { Banner } from "@kaitori/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useSite } from "../SiteProvider.tsx";
import { useCopy } from "../use-copy.ts";

/** Says once why somebody was brought here; gone with the next page. */
export function ArrivalBanner() {
  const { notice } = useSite();
  const words = useCopy(noticesCopy);
  const { pathname } = useLocation();
  const reason = useStore(notice.store)?.reason;

  useEffect(() => notice.arrivedAt(pathname), [notice, pathname]);

  if (!reason) return null;
  return (
    <Banner
      tone={reason === "loggedOut" || reason === "passwordChanged" ? "positive" : "notice"}
      role="status"
    >
      {words[reason]}
    </Banner>
  );
}
