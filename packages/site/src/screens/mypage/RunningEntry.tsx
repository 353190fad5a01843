import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { isOpenClaim, isPreContract } from "@kaitori/domain";
import { Card, Inline, Stack, Stepper, Text } from "@kaitori/ui";
import type { Claim, Entry, HandOver, Inadequacy } from "@kaitori/wire";
import { EntryAmount, ExpectedAmount } from "#application/entry/EntryAmount.tsx";
import { EntryStatusBadge } from "#application/entry/EntryStatusBadge.tsx";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { countOfClaims } from "#application/entry/entry-price.ts";
import { stagesOf } from "#application/entry/entry-stages.ts";
import { IdentityBadge } from "#application/entry/IdentityConfirming.tsx";
import { isHandOverLate } from "#application/entry/owed-claims.ts";
import { useDayOfEntry } from "#application/entry/use-day-of-entry.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { DetailLink } from "./DetailLink.tsx";
import { EntryNextStep } from "./EntryNextStep.tsx";
import { refusedClaims } from "./lazy-parts.ts";
import { type Refusals, refusedOf } from "./refusals.ts";

export interface EntryNextStepProps {
  readonly entry: Entry;
  /** The entry's claims with the amount left to hand over. */
  readonly claimsLeft: readonly Claim[];
  readonly handOvers: readonly HandOver[];
  readonly remarks: readonly Inadequacy[];
  /** Received money is overdue. */
  readonly isLate: boolean;
}

export interface RunningEntryProps extends Omit<EntryNextStepProps, "isLate"> {
  readonly refusals: Refusals;
}

export function RunningEntry({ refusals, ...nextStepProps }: RunningEntryProps) {
  const { entry, claimsLeft, handOvers } = nextStepProps;
  const words = useCopy(mypageCopy);
  const dayOf = useDayOfEntry();
  const isLate = isHandOverLate(claimsLeft, handOvers);
  const RefusedClaims = refusedClaims.get()?.RefusedClaims;
  const stages = stagesOf(entryPhase(entry), claimsLeft.some(isOpenClaim), isLate);
  return (
    <Card as="article" tone="emphasis">
      <Stack gap="m">
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
        <EntryAmount entry={entry} claimsLeft={claimsLeft} day={dayOf(entry, claimsLeft)} />
        <EntryNextStep {...nextStepProps} isLate={isLate} />
        <ExpectedAmount entry={entry} />
        {RefusedClaims && refusedOf(entry).length > 0 && (
          <RefusedClaims title={words.notBought} entry={entry} refusals={refusals} />
        )}
        <DetailLink entry={entry} />
      </Stack>
    </Card>
  );
}
