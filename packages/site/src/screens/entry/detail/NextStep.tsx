import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { EntryStatus, isOpenClaim, todayInTokyo } from "@kaitori/domain";
import { Card, Heading, Stack, Text } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { hasLateClaim } from "#application/entry/owed-claims.ts";
import { usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { AskByPhone } from "#application/inquiry/AskByPhone.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { DueLine } from "./DueLine.tsx";
import { HeroAmount } from "./HeroAmount.tsx";
import { NextActions } from "./NextActions.tsx";
import { nextDues } from "./next-due.ts";

/** Paid: a day to hand over has passed; or nothing is to be handed over now, as all came or some of it never will. */
function stateOfHandOver({ status, claims }: Entry, left: readonly Claim[], isSettled: boolean) {
  if (status !== EntryStatus.transferred) return null;
  if (hasLateClaim(left)) return "delayedNext";
  if (left.some(isOpenClaim)) return null;
  return isSettled || claims.some(isOpenClaim) ? "nothingLeftNext" : "handedOverNext";
}

export interface NextStepProps {
  readonly entry: Entry;
  /** Its claims with what is left of each to hand over. */
  readonly left: readonly Claim[];
  /** One of them was ended without the whole sum. */
  readonly isSettled: boolean;
}

/** How much it is about, what happens next and by when, and the one thing to do now. */
export function NextStep({ entry, left, isSettled }: NextStepProps) {
  const words = useCopy(entryDetailCopy);
  const statuses = useCopy(entryStatusCopy);
  const standing = phaseToGoOnFrom(entry);
  const promised = usePromiseOfEntry()(entry);
  return (
    <Card as="section" tone="emphasis" aria-labelledby="next">
      <Stack gap="m">
        <HeroAmount entry={entry} left={left} />
        <Stack gap="xs">
          <Heading level={2} size="title3" id="next">
            {words.whatNext}
          </Heading>
          <Text>{statuses[stateOfHandOver(entry, left, isSettled) ?? `${standing}Next`]}</Text>
          {promised && <Text>{promised.text}</Text>}
          {nextDues({ ...entry, claims: [...left] }, todayInTokyo(new Date())).map((due) => (
            <DueLine key={due.on} due={due} />
          ))}
        </Stack>
        <NextActions entry={entry} />
        <AskByPhone />
      </Stack>
    </Card>
  );
}
