import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import {
  type CalendarDate,
  daysBetween,
  lateDamagesPerDay,
  type Yen,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import type { Claim, HandOver } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { sumToHandOver } from "./owed-claims.ts";

interface LateDamagesProps {
  readonly claims: readonly Claim[];
  readonly handOvers: readonly HandOver[];
}

/** Damages for money handed over late (article 12 of the contract): estimated, unless the server has calculated them. */
export function LateDamages({ claims, handOvers }: LateDamagesProps) {
  const words = useCopy(entryStatusCopy);
  const today = readToday();
  const lines = handOvers.flatMap((day) => day.claims);
  const costs = claims.map((claim) => {
    const serverDamages = lines.find((line) => line.claim === claim.id)?.late_damages;
    return {
      isKnown: serverDamages !== undefined,
      yen: serverDamages ? yenOf(serverDamages) : estimateUntil(today, claim),
    };
  });
  const damagesUntilToday = costs.reduce((sum, { yen }) => sum + yen, 0);
  const damagesText = costs.every(({ isKnown }) => isKnown) ? words.delayCostKnown : words.delayCostToDate;
  return (
    <Disclosure title={words.delayCostTitle}>
      <Stack gap="xs">
        <Text>
          {words.delayCost({ perDay: yenWithSeparators(lateDamagesPerDay(sumToHandOver(claims))) })}
        </Text>
        {damagesUntilToday > 0 && (
          <Text>{damagesText({ amount: yenWithSeparators(damagesUntilToday) })}</Text>
        )}
      </Stack>
    </Disclosure>
  );
}

/** Counts from the due date of the hand-over: assumes that the payer has paid by then. */
const estimateUntil = (today: CalendarDate, claim: Claim): Yen =>
  claim.return_date === null
    ? 0
    : lateDamagesPerDay(sumToHandOver([claim])) * Math.max(0, daysBetween(claim.return_date, today));
