import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { claimsToApplyAgain, href } from "@kaitori/domain";
import { ButtonLink, Inline } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { isOver, phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { useHas } from "#foundation/server/use-has.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ApplyAgain } from "./ApplyAgain.tsx";

/** The way on from where the entry stands; to cancel it stands apart, at the foot of the page. */
export function NextActions({ entry }: { entry: Entry }): ReactNode {
  const words = useCopy(entryDetailCopy);
  const standing = phaseToGoOnFrom(entry);
  const canApplyAgain =
    [useHas("apply_again"), useHas("draft_entry")].every(Boolean) && claimsToApplyAgain(entry).length > 0;
  const hasEnded = isOver(entry);
  const ways = [
    standing === "inadequate" && (
      <ButtonLink key="resubmit" href={href.entryResubmit({ entryId: entry.id })}>
        {words.toResubmit}
      </ButtonLink>
    ),
    standing === "reviewed" && (
      <ButtonLink key="contract" href={href.entryContract({ entryId: entry.id })}>
        {words.toContract}
      </ButtonLink>
    ),
    canApplyAgain && (
      <ApplyAgain key="apply" entry={entry} isFirst={hasEnded && entry.contracted_at === null} />
    ),
    hasEnded && !(canApplyAgain && entry.contracted_at === null) && (
      <ButtonLink key="again" href={href.mypage()}>
        {words.newEntry}
      </ButtonLink>
    ),
    entry.contracted_at !== null && (
      <ButtonLink key="agreement" tone="secondary" href={href.agreement({ entryId: entry.id })}>
        {words.agreement}
      </ButtonLink>
    ),
  ].filter(Boolean);
  return ways.length > 0 && <Inline>{ways}</Inline>;
}
