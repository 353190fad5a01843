import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { href, isOpenClaim } from "@kaitori/domain";
import { Card, Inline, Link, Stack, Stepper, Text } from "@kaitori/ui";
import type { Claim, Entry, HandOver, Inadequacy } from "@kaitori/wire";
import { EntryAmount } from "#application/entry/EntryAmount.tsx";
import { EntryStatusBadge } from "#application/entry/EntryStatusBadge.tsx";
import * as order from "#application/entry/entry-order.css.ts";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { countOfClaims } from "#application/entry/entry-price.ts";
import { stagesOf } from "#application/entry/entry-stages.ts";
import { hasLateClaim } from "#application/entry/owed-claims.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { LazyRefusedClaims } from "./lazy-refused-claims.tsx";
import { NextOfEntry } from "./NextOfEntry.tsx";
import { type Refusals, refusedOf } from "./refusals.ts";

export interface NextOfEntryProps {
  readonly entry: Entry;
  /** Its claims with what is left of each to hand over. */
  readonly left: readonly Claim[];
  readonly handOvers: readonly HandOver[];
  /** What was given back of it. */
  readonly asked: readonly Inadequacy[];
}

export interface RunningEntryProps extends NextOfEntryProps {
  readonly refusals: Refusals;
}

/** An entry that is not over: how far it is, how much it is about, what comes next and by when, and the one thing to do. */
export function RunningEntry({ entry, left, handOvers, asked, refusals }: RunningEntryProps) {
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const phase = entryPhase(entry);
  const isFigureFirst = phase === "reviewed" || hasLateClaim(left);
  const refused = refusedOf(entry);
  const stages = stagesOf(phase, left.some(isOpenClaim));
  return (
    <Card as="article" tone="emphasis">
      <Stack gap="m">
        <Inline gap="s">
          <EntryStatusBadge entry={entry} />
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
        <div className={isFigureFirst ? order.figureFirst : order.figure}>
          <EntryAmount entry={entry} left={left} />
        </div>
        <div className={order.next}>
          <NextOfEntry entry={entry} left={left} handOvers={handOvers} asked={asked} />
        </div>
        {refused.length > 0 && <LazyRefusedClaims claims={refused} refusals={refusals} />}
        <Stack gap="xs" align="start">
          <Text size="small" tone="quiet" figures>
            {words.entryCode} {entry.code}
          </Text>
          <Text size="small" tone="quiet">
            {words.submittedOn({ date: dates.dayOf(entry.created_at) })}
          </Text>
          <Link variant="standalone" href={href.entryDetail({ entryId: entry.id })}>
            {words.detailOf({ code: entry.code })}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
