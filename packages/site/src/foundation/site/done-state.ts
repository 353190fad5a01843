import { useLocation } from "react-router";

/** The history state that tells the next page that an action is done; a reload keeps it. */
export const doneState = { hasHappened: true } as const;

/** True if the user has done the action; false if the user opened the page by its address. */
export function useIsDone(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === "object" && state !== null && "hasHappened" in state && state.hasHappened === true;
}
