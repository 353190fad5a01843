import { EntryStatus } from "@kaitori/domain";

/**
 * Where an entry stands, as the copy names it: the two ways in which it can end early have no number of their own,
 * and a server may have numbers that nobody knows here.
 */
export type EntryStanding = keyof typeof EntryStatus | "cancelled" | "rejected" | "unknown";

interface Standing {
  readonly status: number;
  readonly cancelled_at: string | null;
  readonly rejected_at: string | null;
}

const standings: Readonly<Record<number, EntryStanding>> = {
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
  return standings[status] ?? "unknown";
}
