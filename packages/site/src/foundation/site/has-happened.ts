import { useLocation } from "react-router";

/** The state of the history by which the page of an action tells the next page that it is done: a reload keeps it. */
export const happened = { hasHappened: true } as const;

/** Whether it has; whoever opens the page by its address has done nothing. */
export function useHasHappened(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === "object" && state !== null && "hasHappened" in state && state.hasHappened === true;
}
