import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { yenOf } from "@kaitori/domain";
import { Amount, Inline, Text } from "@kaitori/ui";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { NextDue } from "./next-due.ts";

/** By when there is something to do, how long that still is, and how much of whose money it is about. */
export function DueLine({ due }: { due: NextDue }) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const statuses = useCopy(entryStatusCopy);
  const date = dates.day(due.on);
  return (
    <>
      <Inline gap="s" align="baseline">
        <Text as="span">
          {due.kind === "contract" ? statuses.contractBy({ date }) : words.handOverBy({ date })}
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
