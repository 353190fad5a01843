import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/** Asks before somebody leaves what they have typed and not saved (R3.9): inside the site by dialog, outside by the browser. */
export function useLeaveGuard(hasUnsavedChanges: boolean): Blocker {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasUnsavedChanges]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  );
}
