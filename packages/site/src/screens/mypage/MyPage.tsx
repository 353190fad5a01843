import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Columns, EmptyState, Heading, Stack, Text } from "@kaitori/ui";
import { listEntries, listNotices } from "@kaitori/wire";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useSession } from "../../session/use-session.ts";
import { useCopy } from "../../use-copy.ts";
import { EntryList } from "./EntryList.tsx";
import { Inbox } from "./Inbox.tsx";

export async function load({ site }: LoadArgs) {
  const [entries, notices] = await Promise.all([site.api.call(listEntries), site.api.call(listNotices)]);
  return { entries, notices };
}

export function Screen() {
  const words = useCopy(mypageCopy);
  const session = useSession();
  const { entries, notices } = useScreenData<typeof load>();
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        {session.kind === "user" && (
          <Text size="lead">
            {words.greeting({ name: `${session.user.last_name} ${session.user.first_name}` })}
          </Text>
        )}
      </Stack>
      <Columns>
        {entries.length === 0 ? (
          <EmptyState title={words.noEntriesTitle}>{words.noEntriesText}</EmptyState>
        ) : (
          <EntryList entries={entries} />
        )}
        <Inbox notices={notices} />
      </Columns>
    </Stack>
  );
}
