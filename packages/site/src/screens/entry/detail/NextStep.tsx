import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { ClaimStatus, EntryStatus, href, isOpenClaim } from "@kaitori/domain";
import { ButtonLink, Card, Inline, Stack, Text } from "@kaitori/ui";
import type { Claim, Entry, HandOver, HistoryEvent } from "@kaitori/wire";
import type { ReactNode } from "react";
import { EntryAmount, ExpectedAmount } from "#application/entry/EntryAmount.tsx";
import { actionablePhase, isFinished, nextWords } from "#application/entry/entry-phase.ts";
import { settledClaims } from "#application/entry/hand-over/hand-over-dues.ts";
import { AccountButton, LateNextStep, NextDueText } from "#application/entry/hand-over/NextDueText.tsx";
import { useIdentityHold } from "#application/entry/IdentityConfirming.tsx";
import { LateDamages } from "#application/entry/LateDamages.tsx";
import { isHandOverLate, isLateClaim, owedClaims } from "#application/entry/owed-claims.ts";
import { RefusalLines } from "#application/entry/reasons/ReasonLines.tsx";
import type { Refusal } from "#application/entry/reasons/refusal-of-claim.ts";
import { useDayOfEntry, usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { usePromises } from "#application/entry/use-promises.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { ApplyAgain, useCanApplyAgain } from "./ApplyAgain.tsx";
import { hasStatedReason, openSecondLook } from "./timeline-events.ts";

/** The state after the payout: overdue, or nothing to hand over now. */
function stateOfHandOver(
  entry: Entry,
  claimsNotHandedOver: readonly Claim[],
  handOvers: readonly HandOver[],
) {
  const { status, claims } = entry;
  if (status !== EntryStatus.transferred) return null;
  if (isHandOverLate(claimsNotHandedOver, handOvers)) return "delayedNext";
  if (claimsNotHandedOver.some(isOpenClaim)) return null;
  return settledClaims(claims, handOvers).length > 0 || claims.some(isOpenClaim)
    ? "nothingToHandOverNext"
    : "handedOverNext";
}

export interface NextStepProps {
  readonly entry: Entry;
  readonly claimsNotHandedOver: readonly Claim[];
  readonly handOvers: readonly HandOver[];
  readonly history: readonly HistoryEvent[];
  readonly refusalOfAll: Refusal | undefined;
  readonly canBeginNewEntry: boolean;
}

export function NextStep({
  entry,
  claimsNotHandedOver,
  handOvers,
  history,
  refusalOfAll,
  canBeginNewEntry,
}: NextStepProps) {
  const state = stateOfHandOver(entry, claimsNotHandedOver, handOvers);
  const words = useCopy(entryDetailCopy);
  const statuses = useCopy(entryStatusCopy);
  const phase = actionablePhase(entry);
  const inquiry = useCopy(inquiryCopy);
  const causes = useCopy(saleEndCopy);
  const promises = usePromises();
  const promised = usePromiseOfEntry()(entry);
  const identityHold = useIdentityHold();
  const today = readToday();
  const dayOf = useDayOfEntry();
  const lateClaims = claimsNotHandedOver.filter(isLateClaim);
  const [due] =
    entry.status === EntryStatus.transferred
      ? owedClaims(lateClaims.length > 0 ? lateClaims : claimsNotHandedOver)
      : [];
  const hasEnded = isFinished(entry) || phase === "offerEnded";
  const secondLook = phase === "rejected" ? openSecondLook(history) : undefined;
  // The date, a button or the badge already shows these states.
  const isStateShownElsewhere = new Set(["inadequate", "rejected", "archived", "cancelled"]).has(phase);
  const isOffered = phase === "reviewed" && !identityHold;
  const isDueShown = state === null && due;
  const hasStateText = !(isStateShownElsewhere || isOffered || isDueShown);
  const accountTone = state === "delayedNext" ? "primary" : due && "secondary";
  const countNotBought = entry.claims.filter(({ status }) => status === ClaimStatus.cannotBuy).length;
  const cause = phase === "contractEnded" ? history.findLast((event) => event.cause)?.cause : undefined;
  const sentences = (
    <Stack gap="xs">
      {due && state !== "delayedNext" && (
        <Text weight="strong">
          {due.on < today ? (
            words.handOverOverdue
          ) : (
            <NextDueText dueDate={due.on} claimsNotHandedOver={claimsNotHandedOver} handOvers={handOvers} />
          )}
        </Text>
      )}
      {promised?.text && (
        <Text>
          <KeepWhole>{promised.text}</KeepWhole>
        </Text>
      )}
      {secondLook ? (
        <Text>
          {inquiry.secondLookAsked({
            date: promises.due("complaint", new Date(secondLook.created_at)),
          })}
        </Text>
      ) : (
        hasStateText &&
        (state === "delayedNext" ? (
          <LateNextStep />
        ) : (
          <Text>{statuses[state ?? nextWords(phase, identityHold !== null)]}</Text>
        ))
      )}
      {cause && <Text weight="strong">{words.endedReason({ cause: causes[cause] })}</Text>}
      {phase === "reviewed" && countNotBought > 0 && (
        <Text>
          <KeepWhole>{words.someNotBought({ count: countNotBought })}</KeepWhole>
        </Text>
      )}
    </Stack>
  );
  return (
    <Card
      as="section"
      tone="emphasis"
      aria-label={hasEnded && !secondLook ? words.entryOutcome : words.nextSteps}
      gap="m"
    >
      <EntryAmount
        entry={entry}
        claimsNotHandedOver={claimsNotHandedOver}
        day={dayOf(entry, claimsNotHandedOver)}
      />
      {hasEnded && sentences}
      {refusalOfAll && <RefusalLines refusal={refusalOfAll} />}
      <NextActions
        entry={entry}
        history={history}
        canBeginNewEntry={canBeginNewEntry}
        accountTone={accountTone}
      />
      {!hasEnded && sentences}
      {state === "delayedNext" && lateClaims.length > 0 && (
        <LateDamages claims={lateClaims} handOvers={handOvers} />
      )}
      {phase === "underReview" && <ExpectedAmount entry={entry} />}
    </Card>
  );
}

/** The next actions of the entry; cancelling is at the end of the page. */
function NextActions({
  entry,
  history,
  canBeginNewEntry,
  accountTone,
}: Pick<NextStepProps, "entry" | "history" | "canBeginNewEntry"> & {
  /** The tone of the button to the account for the hand-over, if money is due. */
  readonly accountTone: "primary" | "secondary" | undefined;
}): ReactNode {
  const words = useCopy(entryDetailCopy);
  const phase = actionablePhase(entry);
  const identityHold = useIdentityHold();
  const canApplyAgain = useCanApplyAgain()(entry);
  const hasEnded = isFinished(entry) || phase === "offerEnded";
  // An entry refused without a reason is unlikely to be bought later.
  const isUnexplained = phase === "rejected" && !hasStatedReason(entry, history);
  const actions = [
    accountTone && <AccountButton key="account" tone={accountTone} />,
    phase === "inadequate" && (
      <ButtonLink key="resubmit" href={href.entryResubmit({ entryId: entry.id })}>
        {words.toResubmit}
      </ButtonLink>
    ),
    phase === "reviewed" && (
      <ButtonLink key="contract" href={href.entryContract({ entryId: entry.id })}>
        {identityHold ? words.toConditions : words.toContract}
      </ButtonLink>
    ),
    canBeginNewEntry && hasEnded && (isUnexplained || !canApplyAgain || entry.contracted_at !== null) && (
      <ButtonLink key="again" href={href.mypage()}>
        {words.newEntry}
      </ButtonLink>
    ),
    entry.contracted_at !== null && (
      <ButtonLink key="agreement" tone="subtle" href={href.agreement({ entryId: entry.id })}>
        {words.agreement}
      </ButtonLink>
    ),
    canBeginNewEntry && canApplyAgain && (
      <ApplyAgain
        key="apply"
        entry={entry}
        isPrimary={hasEnded && !isUnexplained && entry.contracted_at === null && !openSecondLook(history)}
        hasStatedReason={hasStatedReason(entry, history)}
      />
    ),
  ].filter(Boolean);
  return actions.length > 0 && <Inline>{actions}</Inline>;
}
