import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { type CalendarDate, href, yenWithSeparators } from "@kaitori/domain";
import { ButtonLink, Inline, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { nextWords, phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { AccountButton } from "#application/entry/hand-over/AccountButton.tsx";
import {
  hasLateClaim,
  isLateClaim,
  owedClaims,
  passedDueDate,
  sumLeft,
} from "#application/entry/owed-claims.ts";
import { useIdentityHold } from "#application/entry/use-identity-hold.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { HelpByPhone } from "#application/inquiry/Help.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import type { NextOfEntryProps } from "./RunningEntry.tsx";

import { lateEntry, missingPapers } from "./seldom-parts.ts";

/** The date, the button if the applicant must act, then further information. */
export function NextOfEntry({ entry, claimsLeft, handOvers, remarks, hasNumber }: NextOfEntryProps) {
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const blockers = useCopy(blockersCopy);
  const promised = usePromiseOfEntry()(entry);
  const phase = phaseToGoOnFrom(entry);
  const hold = useIdentityHold();
  const lateEntryBox = lateEntry.get();
  const MissingPapers = missingPapers.get()?.MissingPapers;
  const [due, ...laterDays] = [...new Set(owedClaims(claimsLeft).map(({ on }) => on))];
  const dueOn = (day: CalendarDate) => ({
    date: dates.day(day),
    amount: yenWithSeparators(sumLeft(claimsLeft.filter(({ return_date }) => return_date === day))),
  });
  const isReviewed = phase === "reviewed";
  const isToSend =
    hold === "identityToSend" && (isReviewed || phase === "underReview" || phase === "inadequate");

  if (hasLateClaim(claimsLeft))
    return (
      <Stack gap="s" align="start">
        {due && <Day text={statuses[passedDueDate(claimsLeft)]({ date: dates.day(due) })} lastDay={due} />}
        <AccountButton />
        <Text>{statuses.delayedNext}</Text>
        {hasNumber && <HelpByPhone />}
        {lateEntryBox && (
          <lateEntryBox.LateEntry claims={claimsLeft.filter(isLateClaim)} handOvers={handOvers} />
        )}
      </Stack>
    );
  return (
    <Stack gap="s" align="start">
      {due && (
        <>
          <Day text={words.nextDue(dueOn(due))} />
          {laterDays.map((day) => (
            <Text key={day}>
              <KeepWhole>{words.laterDue(dueOn(day))}</KeepWhole>
            </Text>
          ))}
          <AccountButton tone="secondary" />
        </>
      )}
      {isReviewed && entry.contract_period && (
        // The day to sign by is the one that decides; that of the money follows from it.
        <Day
          text={(hold ? statuses.contractUntil : statuses.contractBy)({
            date: dates.day(entry.contract_period),
          })}
          lastDay={entry.contract_period}
        />
      )}
      {promised?.sendBy && <Day text={promised.sendBy} />}
      {promised && !promised.sendBy && !isReviewed && <Day text={promised.text} isPlain={promised.isLate} />}
      {phase === "inadequate" && (
        <ButtonLink href={href.entryResubmit({ entryId: entry.id })}>{words.toResubmit}</ButtonLink>
      )}
      {isToSend && (
        <ButtonLink href={href.profile()} tone={phase === "inadequate" ? "secondary" : "primary"}>
          {blockers.identityImperfectWay}
        </ButtonLink>
      )}
      {isReviewed && (
        <ButtonLink
          href={href.entryContract({ entryId: entry.id })}
          tone={isToSend ? "secondary" : "primary"}
        >
          {hold ? words.toConditions : words.toContract}
        </ButtonLink>
      )}
      {/* Badge and button already say this for offers and returned papers. */}
      {phase !== "inadequate" && !due && (!isReviewed || hold) && (
        <Text>{statuses[nextWords(phase, hold !== null)]}</Text>
      )}
      {hold && !isReviewed && (isToSend || phase === "underReview") && <Text>{statuses[hold]}</Text>}
      {phase === "inadequate" && MissingPapers && <MissingPapers entry={entry} remarks={remarks} />}
      {promised && isReviewed && (
        <Text>
          <KeepWhole>{promised.text}</KeepWhole>
        </Text>
      )}
    </Stack>
  );
}

interface DayProps {
  readonly text: string;
  /** The day to which the days left are counted. */
  readonly lastDay?: CalendarDate;
  /** A promised day that the service has missed is shown plainly: it is no day to look forward to. */
  readonly isPlain?: boolean;
}

function Day({ text, lastDay, isPlain = false }: DayProps): ReactNode {
  return (
    <Inline gap="s" align="baseline">
      <Text as="span" weight={isPlain ? "regular" : "strong"}>
        <KeepWhole>{text}</KeepWhole>
      </Text>
      {lastDay && <DaysLeft until={lastDay} />}
    </Inline>
  );
}
