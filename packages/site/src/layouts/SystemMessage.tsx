import { layoutCopy } from "@kaitori/brand/copy/layout";
import { systemMessage } from "@kaitori/domain";
import { Banner } from "@kaitori/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Shows all logged-in users that new entries are stopped (R4.18). */
export function SystemMessage() {
  const { systemSettings } = useSite();
  const words = useCopy(layoutCopy);
  const current = useStore(systemSettings.store);
  useEffect(() => {
    // Entry pages have loaded the setting; on other pages a failure is ignored.
    if (current === null) systemSettings.load().catch(() => undefined);
  }, [systemSettings, current]);

  const message = current && systemMessage(current);
  if (!message) return null;
  return (
    <Banner tone="caution" title={words.systemMessage} role="status">
      {message}
    </Banner>
  );
}
