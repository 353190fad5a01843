import type { PaperNeed } from "@kaitori/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/**
 * Whether papers are given in this step, or those of an earlier entry count (R4.10). Decided as the step is opened, and
 * from then on by presses alone: a form does not end because what was kept of it meanwhile is all that is needed.
 */
export function useGiving(need: PaperNeed, isBegun: boolean) {
  const { readiness } = useSite();
  const { revalidate } = useRevalidator();
  const [wasGiven] = useState(() => readiness.store.getState()?.given_before.includes(need) ?? false);
  const [isGiving, setGiving] = useState(isBegun || !wasGiven);
  return {
    isGiving,
    async begin() {
      // Newer papers may have been begun elsewhere since the step was opened: the form begins with them.
      await revalidate();
      setGiving(true);
    },
    /** Back to the papers that had been given before, where there are any. */
    stop: wasGiven ? () => setGiving(false) : undefined,
  };
}
