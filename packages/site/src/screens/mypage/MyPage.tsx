import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { EmptyState, Heading, Stack, Text } from "@kaitori/ui";
import { listEntries } from "@kaitori/wire";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useSession } from "../../session/use-session.ts";
import { useCopy } from "../../use-copy.ts";
import { EntryList } from "./EntryList.tsx";

export const load = ({ site }: LoadArgs) => site.api.call(listEntries, {});

export function Screen() {
  const words = useCopy(mypageCopy);
  const session = useSession();
  const entries = useScreenData<typeof load>();
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
      {entries.length === 0 ? (
        <EmptyState title={words.noEntriesTitle}>{words.noEntriesText}</EmptyState>
      ) : (
        <EntryList entries={entries} />
      )}
    </Stack>
  );
}
