import type { PaperNeed } from "@kaitori/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/**
 * `isAddingPapers` is true if the user submits papers in this step, false if those of an earlier entry are used (R4.10).
 * After the step has opened, only the user changes it: a form must not close because its saved draft is complete.
 */
export function useNewPapers(need: PaperNeed, hasStarted: boolean) {
  const { readiness } = useSite();
  const { revalidate } = useRevalidator();
  const [hasEarlierPapers] = useState(() => readiness.store.getState()?.givenBefore.includes(need) ?? false);
  const [isAddingPapers, setAddingPapers] = useState(hasStarted || !hasEarlierPapers);
  return {
    isAddingPapers,
    async begin() {
      // Another tab may have started newer papers: the form starts with them.
      await revalidate();
      setAddingPapers(true);
    },
    stop: hasEarlierPapers ? () => setAddingPapers(false) : undefined,
  };
}
