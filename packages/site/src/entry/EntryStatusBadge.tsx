import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { EntryStatus } from "@kaitori/domain";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import { useCopy } from "../use-copy.ts";

type Key = "underReview" | "inadequate" | "reviewed" | "contracted" | "transferred" | "archived";

const shown: Record<EntryStatus, { key: Key; tone: StatusBadgeProps["tone"] }> = {
  [EntryStatus.underReview]: { key: "underReview", tone: "notice" },
  [EntryStatus.inadequate]: { key: "inadequate", tone: "caution" },
  [EntryStatus.reviewed]: { key: "reviewed", tone: "caution" },
  [EntryStatus.contracted]: { key: "contracted", tone: "notice" },
  [EntryStatus.transferred]: { key: "transferred", tone: "positive" },
  [EntryStatus.archived]: { key: "archived", tone: "neutral" },
};

/** Where an entry stands: icon, word and colour, by who has the next move. */
export function EntryStatusBadge({ entry }: { entry: { status: EntryStatus; cancelled_at: string | null } }) {
  const words = useCopy(entryStatusCopy);
  if (entry.cancelled_at !== null) return <StatusBadge tone="neutral">{words.cancelled}</StatusBadge>;
  const { key, tone } = shown[entry.status];
  return <StatusBadge tone={tone}>{words[key]}</StatusBadge>;
}
