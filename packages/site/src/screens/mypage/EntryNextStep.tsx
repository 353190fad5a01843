import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href } from "@kaitori/domain";
import { ButtonLink, Stack, Text } from "@kaitori/ui";
import { actionablePhase, nextWords } from "#application/entry/entry-phase.ts";
import { AccountButton, LateNextStep, NextDueText } from "#application/entry/hand-over/NextDueText.tsx";
import { useIdentityHold } from "#application/entry/IdentityConfirming.tsx";
import { hasLateClaim, isLateClaim, owedClaims } from "#application/entry/owed-claims.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { inadequateItems, lateEntry } from "./lazy-parts.ts";
import type { EntryNextStepProps } from "./RunningEntry.tsx";

export function EntryNextStep({
  entry,
  claimsNotHandedOver,
  handOvers,
  inadequacies,
  isLate,
}: EntryNextStepProps) {
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const blockers = useCopy(blockersCopy);
  const promised = usePromiseOfEntry()(entry);
  const phase = actionablePhase(entry);
  const identityHold = useIdentityHold();
  const lateEntryModule = lateEntry.get();
  const InadequateItems = inadequateItems.get()?.InadequateItems;
  const [due] = owedClaims(claimsNotHandedOver);
  const isReviewed = phase === "reviewed";
  const mustSendIdentity =
    identityHold === "identityToSend" && (isReviewed || phase === "underReview" || phase === "inadequate");

  if (isLate)
    return (
      <>
        <Stack gap="s" align="start">
          <AccountButton />
          <LateNextStep />
        </Stack>
        {lateEntryModule && hasLateClaim(claimsNotHandedOver) && (
          <lateEntryModule.LateDamages
            claims={claimsNotHandedOver.filter(isLateClaim)}
            handOvers={handOvers}
          />
        )}
      </>
    );
  return (
    <Stack gap="s" align="start">
      {due && (
        <>
          <AccountButton tone="secondary" />
          <Text>
            <NextDueText dueDate={due.on} claimsNotHandedOver={claimsNotHandedOver} handOvers={handOvers} />
          </Text>
        </>
      )}
      {phase === "inadequate" && (
        <ButtonLink href={href.entryResubmit({ entryId: entry.id })}>{words.toResubmit}</ButtonLink>
      )}
      {mustSendIdentity && (
        <ButtonLink href={href.profile()} tone={phase === "inadequate" ? "secondary" : "primary"}>
          {blockers.identityImperfectAction}
        </ButtonLink>
      )}
      {isReviewed && (
        <ButtonLink
          href={href.entryContract({ entryId: entry.id })}
          tone={mustSendIdentity ? "secondary" : "primary"}
        >
          {identityHold ? words.toConditions : words.toContract}
        </ButtonLink>
      )}
      {/* Badge and button already show this for offers and inadequate papers. */}
      {phase !== "inadequate" && !due && (!isReviewed || identityHold) && (
        <Text>{statuses[nextWords(phase, identityHold !== null)]}</Text>
      )}
      {identityHold && !isReviewed && (mustSendIdentity || phase === "underReview") && (
        <Text>{statuses[identityHold]}</Text>
      )}
      {phase === "inadequate" && InadequateItems && (
        <InadequateItems entry={entry} inadequacies={inadequacies} />
      )}
      {promised?.text && !promised.lastDay && (
        <Text>
          <KeepWhole>{promised.text}</KeepWhole>
        </Text>
      )}
    </Stack>
  );
}
