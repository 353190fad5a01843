import { type AnyStatus, EntryStatus, isPreContract } from "../entry/entry-status.ts";

/** Why somebody cannot close their account yet. */
export const allLeavingBlockers = [
  /** An entry is on its way to a contract: it can be cancelled. */
  "entryUnderWay",
  /** A contract is not fulfilled: its money is still to be paid out or handed over. */
  "contractUnderWay",
] as const;
export type LeavingBlocker = (typeof allLeavingBlockers)[number];

const { contracted, transferred } = EntryStatus;
const underContract: ReadonlySet<AnyStatus> = new Set([contracted, transferred]);

/** Nobody leaves while an entry runs; the first cause is the one that a person can end alone (B19). */
export function leavingBlockers(entries: readonly { readonly status: AnyStatus }[]): LeavingBlocker[] {
  const blockers: LeavingBlocker[] = [];
  if (entries.some(isPreContract)) blockers.push("entryUnderWay");
  if (entries.some(({ status }) => underContract.has(status))) blockers.push("contractUnderWay");
  return blockers;
}
