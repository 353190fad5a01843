import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type EntryPhase, entryPhase } from "./entry-phase.ts";
import { hasLateClaim } from "./owed-claims.ts";

/** `notice`: the company acts next; `caution`: the user does. An offer is always positive. */
const tones: Record<EntryPhase, StatusBadgeProps["tone"]> = {
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
  contractEnded: "neutral",
};

export function EntryStatusBadge({ entry }: { entry: Entry }) {
  const words = useCopy(entryStatusCopy);
  const { delay } = useCopy(claimStatusCopy);
  if (hasLateClaim(entry.claims)) return <StatusBadge tone="critical">{delay}</StatusBadge>;
  const phase = entryPhase(entry);
  const text = phase === "unknown" ? words.unknown({ status: entry.status ?? words.noStatus }) : words[phase];
  return <StatusBadge tone={tones[phase]}>{text}</StatusBadge>;
}
