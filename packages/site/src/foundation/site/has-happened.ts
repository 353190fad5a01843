import { useLocation } from "react-router";

/** What the page on which something was done tells the one that says so, in the state of the history: a reload keeps it. */
export const happened = { hasHappened: true } as const;

/** Whether it has; whoever opens the page by its address has done nothing. */
export function useHasHappened(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === "object" && state !== null && "hasHappened" in state && state.hasHappened === true;
}
