import { profileCopy } from "@kaitori/brand/copy/profile";
import { type LeavingBlocker, leavingBlockers } from "@kaitori/domain";
import { Button } from "@kaitori/ui";
import { listEntries } from "@kaitori/wire";
import { lazy, Suspense, useState, useTransition } from "react";
import { entriesQuery } from "#application/entry/entries-query.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { FoldedSection } from "./FoldedSection.tsx";

// Loaded on demand, because few users need it.
const LeaveDialog = lazy(async () => ({
  default: (await loadChunk(import("./LeaveDialog.tsx"))).LeaveDialog,
}));

export function Leave() {
  const { api, server } = useSite();
  const words = useCopy(profileCopy);
  const [isLoading, startLoading] = useTransition();
  const [blockers, setBlockers] = useState<readonly LeavingBlocker[]>();
  const begin = async () => {
    // Shows a blocker before asking for the password; if the request fails, the server refuses later.
    const entries = await api.call(listEntries, entriesQuery(server, { finished: 0 })).catch(() => []);
    setBlockers(leavingBlockers(entries));
  };
  return (
    <FoldedSection title={words.leave} id="leave">
      <div>
        <Button tone="secondary" busy={isLoading} onClick={() => startLoading(begin)}>
          {words.leaveStart}
        </Button>
      </div>
      {blockers && (
        <Suspense>
          <LeaveDialog blockers={blockers} onClose={() => setBlockers(undefined)} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
