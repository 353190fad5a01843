import type { Claim, HandOver, Id } from "@kaitori/wire";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export const claimElementId = (id: Id) => `hand-over-${id}`;

/**
 * A report may move a claim into another card and unmount the form that has the focus. After the update the claim's
 * heading is focused, or the section's heading if the claim is gone. The form that the address names is open until the
 * first report.
 */
export function useReportedFocus(shownHandOvers: readonly HandOver[]) {
  const section = useRef<HTMLHeadingElement>(null);
  const reportedId = useRef<Id>(undefined);
  const [linkedElementId, setLinkedElementId] = useState<string | undefined>(useLocation().hash.slice(1));
  const previousHandOvers = useRef(shownHandOvers);
  useEffect(() => {
    if (previousHandOvers.current === shownHandOvers) return;
    previousHandOvers.current = shownHandOvers;
    if (reportedId.current === undefined) return;
    (document.getElementById(claimElementId(reportedId.current)) ?? section.current)?.focus();
    reportedId.current = undefined;
  }, [shownHandOvers]);
  const onReported = useCallback(({ id }: Pick<Claim, "id">) => {
    reportedId.current = id;
    setLinkedElementId(undefined);
  }, []);
  return { section, onReported, linkedElementId };
}

export const accountElementId = "hand-over-account";
