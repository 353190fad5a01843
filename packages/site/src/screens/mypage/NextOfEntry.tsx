import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href } from "@kaitori/domain";
import { ButtonLink, Inline, Stack, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { hasLateClaim } from "#application/entry/owed-claims.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { RunningEntryProps } from "./RunningEntry.tsx";

/** What comes next, in a sentence; by when; and the button, where the next move is the applicant's. */
export function NextOfEntry({ entry, left }: RunningEntryProps) {
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const promised = usePromiseOfEntry()(entry);
  const standing = phaseToGoOnFrom(entry);
  const next = hasLateClaim(left) ? "delayedNext" : (`${standing}Next` as const);
  return (
    <Stack gap="s" align="start">
      <Text>{statuses[next]}</Text>
      {promised && <Text weight={promised.isLate ? "regular" : "strong"}>{promised.text}</Text>}
      {standing === "reviewed" && entry.contract_period && (
        <Inline gap="s" align="baseline">
          <Text as="span" weight="strong">
            {statuses.contractBy({ date: dates.day(entry.contract_period) })}
          </Text>
          <DaysLeft until={entry.contract_period} />
        </Inline>
      )}
      {standing === "reviewed" && (
        <ButtonLink href={href.entryContract({ entryId: entry.id })}>{words.toContract}</ButtonLink>
      )}
      {standing === "inadequate" && (
        <ButtonLink href={href.entryResubmit({ entryId: entry.id })}>{words.toResubmit}</ButtonLink>
      )}
    </Stack>
  );
}
