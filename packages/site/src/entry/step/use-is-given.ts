import type { readinessNeeds } from "@kaitori/domain";
import { useStore } from "zustand";
import { useSite } from "../../SiteProvider.tsx";

/** Whether the server has what is needed: from this draft or from an earlier time (R4.10, B2). */
export function useIsGiven(need: (typeof readinessNeeds)[number]): boolean {
  return useStore(
    useSite().readiness.store,
    (readiness) => readiness !== null && !readiness.missing.some((item) => item.need === need),
  );
}
