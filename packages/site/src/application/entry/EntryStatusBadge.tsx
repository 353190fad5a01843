import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { type EntryStanding, entryStanding } from "./entry-standing.ts";

/** By who has the next move; an offer is good news all the same. */
const tones: Record<EntryStanding, StatusBadgeProps["tone"]> = {
  underReview: "notice",
  inadequate: "caution",
  reviewed: "positive",
  contracted: "notice",
  transferred: "positive",
  archived: "positive",
  cancelled: "neutral",
  rejected: "neutral",
  unknown: "neutral",
  offerEnded: "neutral",
};

/** Where an entry stands: icon, word and colour. */
export function EntryStatusBadge({ entry }: { entry: Parameters<typeof entryStanding>[0] }) {
  const words = useCopy(entryStatusCopy);
  const standing = entryStanding(entry);
  const text =
    standing === "unknown" ? words.unknown({ status: entry.status ?? words.unsaid }) : words[standing];
  return <StatusBadge tone={tones[standing]}>{text}</StatusBadge>;
}
