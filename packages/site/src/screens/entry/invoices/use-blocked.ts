import { useStore } from "zustand";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Causes that the server gives for which nothing can be submitted now; an identity is named once, as the blocker. */
export function useBlocked() {
  const readiness = useStore(useSite().readiness.store);
  const blockers = readiness?.blockers ?? [];
  const missing = (readiness?.missing ?? []).filter(
    ({ need }) => need !== "identity" || !blockers.some((blocker) => blocker.startsWith("identity")),
  );
  // Identity papers can be given while the entry is typed; of the others the applicant hears before typing anything.
  const isClosed = blockers.some((blocker) => !blocker.startsWith("identity"));
  return { isClosed, isBlocked: blockers.length + missing.length > 0, blockers, missing };
}
