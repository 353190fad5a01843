import { inboxCopy } from "@kaitori/brand/copy/inbox";
import { Button, Card, Heading, Inline, Link, Stack, StatusBadge, Text } from "@kaitori/ui";
import type { Notice } from "@kaitori/wire";
import { momentInWords } from "../../entry/day-in-words.ts";
import { useCopy } from "../../use-copy.ts";
import * as styles from "./NoticeCard.css.ts";

export interface NoticeCardProps {
  readonly notice: Notice;
  readonly onRead: () => void;
}

/** One notice: what happened and when; it stays marked until somebody says that it is read. */
export function NoticeCard({ notice, onRead }: NoticeCardProps) {
  const words = useCopy(inboxCopy);
  const { entry, read_at } = notice;
  return (
    <Card as="article">
      <Stack gap="s">
        <Inline spaceBetween>
          <Text as="time" size="small" tone="quiet" figures>
            {momentInWords(notice.created_at)}
          </Text>
          {read_at === null && <StatusBadge tone="notice">{words.unread}</StatusBadge>}
        </Inline>
        <Heading level={3}>{notice.title}</Heading>
        <div className={styles.body}>{notice.body}</div>
        <Inline>
          {entry !== null && (
            <Link variant="standalone" href={`/entry/detail/${entry}/`} onClick={onRead}>
              {words.toEntry}
            </Link>
          )}
          {read_at === null && (
            <Button tone="quiet" onClick={onRead}>
              {words.markRead}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
