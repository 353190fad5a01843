import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Card, Heading, Inline, Link, Stack, Text } from "@kaitori/ui";
import type { Entry, HandOver } from "@kaitori/wire";
import { EntryStatusBadge } from "../../entry/EntryStatusBadge.tsx";
import { useCopy } from "../../use-copy.ts";
import { EntryAmount } from "./EntryAmount.tsx";
import { NextOfEntry } from "./NextOfEntry.tsx";
import { Returns } from "./Returns.tsx";

export interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly handOvers: readonly HandOver[];
}

/** What is still to be handed on, then the entries, the newest first. */
export function EntryList({ entries, handOvers }: EntryListProps) {
  const words = useCopy(mypageCopy);
  return (
    <Stack gap="xl">
      <Returns entries={entries} handOvers={handOvers} />
      <Stack gap="m" as="section">
        <Heading level={2}>{words.entries}</Heading>
        {entries.map((entry) => (
          <Card key={entry.id} as="article">
            <Stack gap="m" align="start">
              <Stack gap="xs">
                <Inline gap="s">
                  <EntryStatusBadge entry={entry} />
                  <Text as="span" size="small">
                    {words.claimCount({ count: entry.claims.length })}
                  </Text>
                </Inline>
                <Text figures>
                  {words.entryCode} {entry.code}
                </Text>
              </Stack>
              <EntryAmount entry={entry} />
              <NextOfEntry entry={entry} />
              <Link variant="standalone" href={`/entry/detail/${entry.id}/`}>
                {words.detailOf({ code: entry.code })}
              </Link>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
