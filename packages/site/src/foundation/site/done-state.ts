import { useLocation } from "react-router";
import { isRecord } from "#parts/is-record.ts";

/** The history state for the page after a completed action; a reload keeps it. */
export const doneState = { hasHappened: true } as const;

/** True if the user has done the action; false if the user opened the page by its address. */
export function useIsDone(): boolean {
  const state: unknown = useLocation().state;
  return isRecord(state) && state.hasHappened === true;
}
