import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { href } from "@kaitori/domain";
import { ButtonLink, Inline } from "@kaitori/ui";
import type { Entry, HistoryEvent } from "@kaitori/wire";
import type { ReactNode } from "react";
import { actionablePhase, isOver } from "#application/entry/entry-phase.ts";
import { useIdentityHold } from "#application/entry/use-identity-hold.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ApplyAgain, useCanApplyAgain } from "./ApplyAgain.tsx";
import { hasStatedReason, secondLookAsked } from "./timeline-events.ts";

export interface NextActionsProps {
  readonly entry: Entry;
  readonly history: readonly HistoryEvent[];
  /** A new entry is possible; otherwise it is not offered (R4.14). */
  readonly isOpen: boolean;
}

/** The next actions of the entry; cancelling is at the end of the page. */
export function NextActions({ entry, history, isOpen }: NextActionsProps): ReactNode {
  const words = useCopy(entryDetailCopy);
  const phase = actionablePhase(entry);
  const hold = useIdentityHold();
  const canApplyAgain = useCanApplyAgain()(entry);
  const hasEnded = isOver(entry) || phase === "offerEnded";
  // An entry refused without a reason is unlikely to be bought later.
  const isUnexplained = phase === "rejected" && !hasStatedReason(entry, history);
  const ways = [
    phase === "inadequate" && (
      <ButtonLink key="resubmit" href={href.entryResubmit({ entryId: entry.id })}>
        {words.toResubmit}
      </ButtonLink>
    ),
    phase === "reviewed" && (
      <ButtonLink key="contract" href={href.entryContract({ entryId: entry.id })}>
        {hold ? words.toConditions : words.toContract}
      </ButtonLink>
    ),
    isOpen && hasEnded && (isUnexplained || !canApplyAgain || entry.contracted_at !== null) && (
      <ButtonLink key="again" href={href.mypage()}>
        {words.newEntry}
      </ButtonLink>
    ),
    entry.contracted_at !== null && (
      <ButtonLink key="agreement" tone="secondary" href={href.agreement({ entryId: entry.id })}>
        {words.agreement}
      </ButtonLink>
    ),
    isOpen && canApplyAgain && (
      <ApplyAgain
        key="apply"
        entry={entry}
        isFirst={hasEnded && !isUnexplained && entry.contracted_at === null && !secondLookAsked(history)}
        hasStatedReason={hasStatedReason(entry, history)}
      />
    ),
  ].filter(Boolean);
  return ways.length > 0 && <Inline>{ways}</Inline>;
}
