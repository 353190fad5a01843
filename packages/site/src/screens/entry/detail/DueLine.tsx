import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { yenOf } from "@kaitori/domain";
import { Amount, Inline, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import type { NextDue } from "./next-due.ts";

export interface DueLineProps {
  readonly due: NextDue;
  /** It cannot be signed yet. */
  readonly isHeld: boolean;
}

/** By when there is something to do, how long that still is, and how much of whose money it is about. */
export function DueLine({ due, isHeld }: DueLineProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const statuses = useCopy(entryStatusCopy);
  const date = dates.day(due.on);
  const isPast = due.on < readToday();
  const said =
    due.kind === "contract"
      ? (isHeld ? statuses.contractUntil : statuses.contractBy)({ date })
      : (isPast ? words.handOverPast : words.handOverBy)({ date });
  return (
    <>
      <Inline gap="s" align="baseline">
        <Text as="span">
          <KeepWhole>{said}</KeepWhole>
        </Text>
        <DaysLeft until={due.on} />
      </Inline>
      {due.kind === "handOver" &&
        due.claims.map((claim) => (
          <Inline key={claim.id} gap="s" align="baseline">
            <Text as="span">{claim.obliger_company_name}</Text>
            <Amount yen={yenOf(claim.scheduled_deposit_amount_from_obliger)} />
          </Inline>
        ))}
    </>
  );
}
