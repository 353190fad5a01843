import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { yenWithSeparators } from "@kaitori/domain";
import { Inline, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { sumLeft } from "#application/entry/owed-claims.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import type { NextDue } from "./next-due.ts";

export interface DueLineProps {
  readonly due: NextDue;
  /** It cannot be signed yet. */
  readonly isHeld: boolean;
  /** The date has passed; the advice is shown beside it. */
  readonly isLate: boolean;
}

/** By when there is something to do, how long that still is, and how much it is about. */
export function DueLine({ due, isHeld, isLate }: DueLineProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const mypage = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const date = dates.day(due.on);
  const said =
    due.kind === "contract"
      ? (isHeld ? statuses.contractUntil : statuses.contractBy)({ date })
      : isLate
        ? statuses.wasDue({ date })
        : due.on < readToday()
          ? words.handOverPast({ date })
          : mypage.nextDue({ date, amount: yenWithSeparators(sumLeft(due.claims)) });
  return (
    <Inline gap="s" align="baseline">
      <Text as="span" weight="strong">
        <KeepWhole>{said}</KeepWhole>
      </Text>
      <DaysLeft until={due.on} />
    </Inline>
  );
}
