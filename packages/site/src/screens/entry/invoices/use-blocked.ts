import { useStore } from "zustand";
import { isEntryBlocked } from "#application/readiness/steps-done.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** The server's reasons against a submission; a missing identity counts once, as a blocker. */
export function useBlocked() {
  const readiness = useStore(useSite().readiness.store);
  const blockers = readiness?.blockers ?? [];
  const missingItems = (readiness?.missing ?? []).filter(
    ({ need }) => need !== "identity" || !blockers.some((blocker) => blocker.startsWith("identity")),
  );
  return {
    isEntryBlocked: isEntryBlocked({ blockers }),
    isBlocked: blockers.length + missingItems.length > 0,
    blockers,
    missing: missingItems,
  };
}
