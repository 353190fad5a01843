import { inboxCopy } from "@kaitori/brand/copy/inbox";
import { Button, Heading, Inline, Stack, Text } from "@kaitori/ui";
import type { Notice } from "@kaitori/wire";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { useInbox } from "./use-inbox.ts";

/** One line for every change, the latest first; what has not been read is marked (B8). */
export function Inbox({ notices }: { notices: readonly Notice[] }) {
  const words = useCopy(inboxCopy);
  const inbox = useInbox(notices);
  return (
    <Stack gap="m" as="section">
      <Inline spaceBetween>
        <Heading level={2}>{words.title}</Heading>
        {inbox.unread.length > 1 && (
          <Button tone="quiet" onClick={() => inbox.read(inbox.unread)}>
            {words.markAllRead}
          </Button>
        )}
      </Inline>
      {inbox.failure && <FormFailure error={inbox.failure} />}
      {inbox.notices.length === 0 && <Text>{words.empty}</Text>}
      <div>
        {inbox.shown.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={() => inbox.read([notice.id])} />
        ))}
      </div>
      {inbox.hasMore && (
        <Stack align="start">
          <Button tone="secondary" onClick={inbox.showAll}>
            {words.showAll}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
