import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { readYen } from "@kaitori/domain";
import { Amount, Inline, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { DaysLeft } from "../../../entry/DaysLeft.tsx";
import { dayInWords } from "../../../entry/day-in-words.ts";
import { useCopy } from "../../../use-copy.ts";
import { nextDue } from "./next-due.ts";

/** By when there is something to do, how much it is about, and how long that still is. */
export function DueLine({ entry }: { entry: Entry }): ReactNode {
  const words = useCopy(entryDetailCopy);
  const due = nextDue(entry);
  if (due === null) return null;
  const date = dayInWords(due.on);
  return (
    <>
      <Inline gap="s" align="baseline">
        <Text as="span">
          {due.kind === "contract" ? words.contractBy({ date }) : words.returnBy({ date })}
        </Text>
        <DaysLeft until={due.on} />
      </Inline>
      {due.kind === "return" && (
        <Inline gap="s" align="baseline">
          <Text as="span">{due.claim.obliger_company_name}</Text>
          <Amount yen={readYen(due.claim.scheduled_deposit_amount_from_obliger) ?? 0} />
        </Inline>
      )}
    </>
  );
}
