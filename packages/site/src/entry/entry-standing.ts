import { EntryStatus } from "@kaitori/domain";

/** Where an entry stands, as the copy names it: the two ways in which it can end early have no number of their own. */
export type EntryStanding = keyof typeof EntryStatus | "cancelled" | "rejected";

interface Standing {
  readonly status: EntryStatus;
  readonly cancelled_at: string | null;
  readonly rejected_at: string | null;
}

const standings: Record<EntryStatus, EntryStanding> = {
  [EntryStatus.underReview]: "underReview",
  [EntryStatus.inadequate]: "inadequate",
  [EntryStatus.reviewed]: "reviewed",
  [EntryStatus.contracted]: "contracted",
  [EntryStatus.transferred]: "transferred",
  [EntryStatus.archived]: "archived",
};

export function entryStanding({ status, cancelled_at, rejected_at }: Standing): EntryStanding {
  if (cancelled_at !== null) return "cancelled";
  if (rejected_at !== null) return "rejected";
  return standings[status];
}
