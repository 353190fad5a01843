import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Heading, Stack } from "@kaitori/ui";
import type { Entry, HandOver } from "@kaitori/wire";
import type { ReactNode } from "react";
import { HandOvers } from "#application/entry/hand-over/HandOvers.tsx";
import {
  handOverDues,
  undatedDues,
  useDaysShownByEntries,
} from "#application/entry/hand-over/hand-over-dues.ts";
import { soldClaims } from "#application/entry/owed-claims.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface HandOversDueProps {
  readonly entries: readonly Entry[];
  readonly handOvers: readonly HandOver[];
}

export function HandOversDue({ entries, handOvers }: HandOversDueProps): ReactNode {
  const words = useCopy(mypageCopy);
  const claims = entries.flatMap((entry) => entry.claims);
  const dues = [...handOverDues(soldClaims(claims), handOvers), ...undatedDues(claims, handOvers)];
  const daysShownByEntries = useDaysShownByEntries(entries, handOvers);
  if (dues.length === 0) return null;
  // If every date has passed, the entry itself shows the next step.
  const today = readToday();
  const isAllLate = dues.every(({ on }) => on !== null && on < today);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{isAllLate ? words.returnLateTitle : words.returnTitle}</Heading>
      <HandOvers dues={dues} daysShownByEntries={daysShownByEntries} />
    </Stack>
  );
}
