import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href, yenWithSeparators } from "@kaitori/domain";
import { ButtonLink, Inline, Stack, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { nextWords, phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { hasLateClaim, owedClaims, sumLeft } from "#application/entry/owed-claims.ts";
import { useIdentityHold } from "#application/entry/use-identity-hold.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import type { RunningEntryProps } from "./RunningEntry.tsx";

/** What comes next, in a sentence; by when; and the button, where the next move is the applicant's. */
export function NextOfEntry({ entry, left }: RunningEntryProps) {
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const promised = usePromiseOfEntry()(entry);
  const standing = phaseToGoOnFrom(entry);
  const hold = useIdentityHold();
  const isLate = hasLateClaim(left);
  const { phone } = useBrand().settings.legal;
  const next = isLate ? "delayedNext" : nextWords(standing, hold !== null);
  const period = hold ? statuses.contractUntil : statuses.contractBy;
  const due = owedClaims(left)[0]?.on;
  return (
    <Stack gap="s" align="start">
      <Text>{statuses[next]}</Text>
      {isLate && (
        <Text figures>
          <CallUs>{words.helpText({ phone })}</CallUs>
        </Text>
      )}
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
      {promised && (
        <Text weight={promised.isLate ? "regular" : "strong"}>
          <KeepWhole>{promised.text}</KeepWhole>
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
      {standing === "reviewed" && (
        <ButtonLink href={href.entryContract({ entryId: entry.id })}>
          {hold ? words.toConditions : words.toContract}
        </ButtonLink>
      )}
      {standing === "inadequate" && (
        <ButtonLink href={href.entryResubmit({ entryId: entry.id })}>{words.toResubmit}</ButtonLink>
      )}
    </Stack>
  );
}
