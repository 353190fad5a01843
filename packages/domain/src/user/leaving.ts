import { type AnyStatus, EntryStatus, isPreContract } from "../entry/entry-status.ts";

/** Reasons why an account cannot be closed yet. */
export const allLeavingBlockers = [
  /** An entry is before its contract; the applicant can cancel it. */
  "entryUnderWay",
  /** A contract is open: its money is not yet paid out or handed over. */
  "contractUnderWay",
] as const;
export type LeavingBlocker = (typeof allLeavingBlockers)[number];

const { contracted, transferred } = EntryStatus;
const underContract: ReadonlySet<AnyStatus> = new Set([contracted, transferred]);

/** Reasons against closing the account; first the one that the applicant can resolve (B19). */
export function leavingBlockers(entries: readonly { readonly status: AnyStatus }[]): LeavingBlocker[] {
  const blockers: LeavingBlocker[] = [];
  if (entries.some(isPreContract)) blockers.push("entryUnderWay");
  if (entries.some(({ status }) => underContract.has(status))) blockers.push("contractUnderWay");
  return blockers;
}
