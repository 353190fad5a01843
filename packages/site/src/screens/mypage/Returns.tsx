import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { readYen } from "@kaitori/domain";
import { Amount, Card, Heading, Inline, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { DaysLeft } from "../../entry/DaysLeft.tsx";
import { dayInWords } from "../../entry/day-in-words.ts";
import { owedClaims } from "../../entry/owed-claims.ts";
import { useCopy } from "../../use-copy.ts";

/** What is to be handed on, of all entries together: how much, until when, how long that still is. */
export function Returns({ entries }: { entries: readonly Entry[] }): ReactNode {
  const words = useCopy(mypageCopy);
  const owed = owedClaims(entries.flatMap(({ claims }) => claims));
  if (owed.length === 0) return null;
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.returnTitle}</Heading>
      <Text>{words.returnLead}</Text>
      {owed.map(({ claim, on }) => (
        <Card key={claim.id} as="article">
          <Stack gap="s">
            <Text weight="strong">{claim.obliger_company_name}</Text>
            <Stack gap="none">
              <Text size="small">{words.returnAmount}</Text>
              <Amount yen={readYen(claim.scheduled_deposit_amount_from_obliger) ?? 0} size="lead" />
            </Stack>
            <Inline gap="s" align="baseline">
              <Text as="span">{words.returnDate({ date: dayInWords(on) })}</Text>
              <DaysLeft until={on} />
            </Inline>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
