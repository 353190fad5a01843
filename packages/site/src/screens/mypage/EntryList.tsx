import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { readYen } from "@kaitori/domain";
import { Amount, Card, Heading, Inline, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { EntryStatusBadge } from "../../entry/EntryStatusBadge.tsx";
import { useCopy } from "../../use-copy.ts";

/** The entries of the user, the newest first. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const words = useCopy(mypageCopy);
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.entries}</Heading>
      {entries.map((entry) => (
        <Card key={entry.id} as="article">
          <Stack gap="s">
            <Inline spaceBetween>
              <Text figures>
                {words.entryCode} {entry.code}
              </Text>
              <EntryStatusBadge entry={entry} />
            </Inline>
            <Text size="small">{words.claimCount({ count: entry.claims.length })}</Text>
            <Amount yen={readYen(entry.purchase_amount_desired) ?? 0} size="figure" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
