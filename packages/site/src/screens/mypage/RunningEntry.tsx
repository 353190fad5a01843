import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href, isOpenClaim, isPreContract } from "@kaitori/domain";
import { Card, Inline, LineLink, Stepper, Text } from "@kaitori/ui";
import type { Claim, Entry, HandOver, Inadequacy } from "@kaitori/wire";
import { EntryAmount, ExpectedAmount } from "#application/entry/EntryAmount.tsx";
import { EntryStatusBadge } from "#application/entry/EntryStatusBadge.tsx";
import { type EntryPhase, entryPhase } from "#application/entry/entry-phase.ts";
import { countOfClaims } from "#application/entry/entry-price.ts";
import { IdentityBadge } from "#application/entry/IdentityConfirming.tsx";
import { isHandOverLate } from "#application/entry/owed-claims.ts";
import { useDayOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { EntryNextStep } from "./EntryNextStep.tsx";
import { refusedClaims } from "./lazy-parts.ts";
import { type Refusals, refusedClaimsOf } from "./refusals.ts";

export interface EntryNextStepProps {
  readonly entry: Entry;
  readonly claimsNotHandedOver: readonly Claim[];
  readonly handOvers: readonly HandOver[];
  readonly inadequacies: readonly Inadequacy[];
  /** Received money is overdue. */
  readonly isLate: boolean;
}

export interface RunningEntryProps extends Omit<EntryNextStepProps, "isLate"> {
  readonly refusals: Refusals;
}

export function RunningEntry({ refusals, ...nextStepProps }: RunningEntryProps) {
  const { entry, claimsNotHandedOver, handOvers } = nextStepProps;
  const words = useCopy(mypageCopy);
  const dayOf = useDayOfEntry();
  const isLate = isHandOverLate(claimsNotHandedOver, handOvers);
  const RefusedClaims = refusedClaims.get()?.RefusedClaims;
  const stages = stagesOf(entryPhase(entry), claimsNotHandedOver.some(isOpenClaim), isLate);
  return (
    <Card as="article" tone="emphasis" gap="m">
      <Inline gap="s">
        <EntryStatusBadge entry={entry} />
        {isPreContract(entry) && <IdentityBadge />}
        <Text as="span" size="small">
          {words.claimCount({ count: countOfClaims(entry.claims) })}
        </Text>
      </Inline>
      {stages.length > 0 && (
        <Stepper
          label={words.progressOf({ code: entry.code })}
          steps={stages.map(({ stage, state }) => ({ label: words[stage], state }))}
        />
      )}
      <EntryAmount
        entry={entry}
        claimsNotHandedOver={claimsNotHandedOver}
        day={dayOf(entry, claimsNotHandedOver)}
      />
      <EntryNextStep {...nextStepProps} isLate={isLate} />
      <ExpectedAmount entry={entry} />
      {RefusedClaims && refusedClaimsOf(entry).length > 0 && (
        <RefusedClaims title={words.notBought} entry={entry} refusals={refusals} />
      )}
      <DetailLink entry={entry} />
    </Card>
  );
}

const entryStages = ["stageSubmit", "stageReview", "stageContract", "stagePayOut", "stageHandOver"] as const;

/** The index of an entry's stage; none for an entry that is finished or has an unknown status. */
const stageOf: Readonly<Partial<Record<EntryPhase, number>>> = {
  underReview: 1,
  inadequate: 1,
  reviewed: 2,
  contracted: 3,
  transferred: 4,
};

interface EntryStage {
  readonly stage: (typeof entryStages)[number];
  readonly state: "done" | "current" | "late" | "upcoming";
}

/** The stages with their states; all are done once nothing is left to hand over. */
function stagesOf(phase: EntryPhase, isMoneyLeft: boolean, isLate: boolean): EntryStage[] {
  const currentIndex = phase === "transferred" && !isMoneyLeft ? entryStages.length : stageOf[phase];
  if (currentIndex === undefined) return [];
  return entryStages.map((stage, index) => ({
    stage,
    state: index < currentIndex ? "done" : index > currentIndex ? "upcoming" : isLate ? "late" : "current",
  }));
}

export function DetailLink({ entry: { id, code } }: { entry: Pick<Entry, "id" | "code"> }) {
  const words = useCopy(mypageCopy);
  return (
    <LineLink href={href.entryDetail({ entryId: id })} aria-label={words.detailOf({ code })}>
      {words.detail}
    </LineLink>
  );
}
