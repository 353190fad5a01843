import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href, yenWithSeparators } from "@kaitori/domain";
import { ButtonLink, Inline, Stack, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { nextWords, phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { hasLateClaim, isLateClaim, owedClaims, sumLeft } from "#application/entry/owed-claims.ts";
import { PromiseLines } from "#application/entry/PromiseLines.tsx";
import { useIdentityHold } from "#application/entry/use-identity-hold.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { AskByPhone } from "#application/inquiry/AskByPhone.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { LazyLateEntry } from "./lazy-late-entry.tsx";
import { LazyMissingPapers } from "./lazy-missing-papers.tsx";
import type { NextOfEntryProps } from "./RunningEntry.tsx";

/** What comes next, in a sentence; by when; and the button, where the next move is the applicant's. */
export function NextOfEntry({ entry, left, handOvers, asked }: NextOfEntryProps) {
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const blockers = useCopy(blockersCopy);
  const promised = usePromiseOfEntry()(entry);
  const standing = phaseToGoOnFrom(entry);
  const hold = useIdentityHold();
  const isLate = hasLateClaim(left);
  // The day to sign by is the one that decides; that of the money follows from it.
  const isOffered = standing === "reviewed" && hold === null;
  const next = isLate ? "delayedNext" : nextWords(standing, hold !== null);
  const period = hold ? statuses.contractUntil : statuses.contractBy;
  const due = owedClaims(left)[0]?.on;
  return (
    <Stack gap="s" align="start">
      <Text>{statuses[next]}</Text>
      {isLate && <LazyLateEntry claims={left.filter(isLateClaim)} handOvers={handOvers} />}
      {standing === "inadequate" && <LazyMissingPapers entry={entry} asked={asked} />}
      {!isLate && due && (
        <Text weight="strong">
          <KeepWhole>
            {words.nextDue({
              date: dates.day(due),
              amount: yenWithSeparators(sumLeft(left.filter(({ return_date }) => return_date === due))),
            })}
          </KeepWhole>
        </Text>
      )}
      {standing === "reviewed" && entry.contract_period && (
        <Inline gap="s" align="baseline">
          <Text as="span" weight="strong">
            <KeepWhole>{period({ date: dates.day(entry.contract_period) })}</KeepWhole>
          </Text>
          <DaysLeft until={entry.contract_period} />
        </Inline>
      )}
      {promised && <PromiseLines promised={promised} isStrong={!promised.isLate && !isOffered} />}
      {standing === "reviewed" && hold === "identityToSend" && (
        <ButtonLink href={href.profile()}>{blockers.identityImperfectWay}</ButtonLink>
      )}
      {standing === "reviewed" && (
        <ButtonLink
          href={href.entryContract({ entryId: entry.id })}
          tone={hold === "identityToSend" ? "secondary" : "primary"}
        >
          {hold ? words.toConditions : words.toContract}
        </ButtonLink>
      )}
      {standing === "inadequate" && (
        <ButtonLink href={href.entryResubmit({ entryId: entry.id })}>{words.toResubmit}</ButtonLink>
      )}
      {/* The help stands far below. */}
      {!isLate && <AskByPhone />}
    </Stack>
  );
}
