import { inboxCopy } from "@kaitori/brand/copy/inbox";
import { href } from "@kaitori/domain";
import { Inline, Link, MailIcon, Stack, StatusBadge, Text } from "@kaitori/ui";
import type { Notice } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import * as styles from "./NoticeLine.css.ts";

export interface NoticeLineProps {
  readonly notice: Notice;
  readonly onRead: () => void;
}

/** The number by which a server names an entry, with the brackets around it: not torn at its hyphens. */
const code = /（?\w+(?:-\w+)+）?/;

/** One notice: date and text; opening it marks it as read. */
export function NoticeLine({ notice, onRead }: NoticeLineProps) {
  const words = useCopy(inboxCopy);
  const { entry, read_at } = notice;
  return (
    <Disclosure title={<NoticeTitle notice={notice} />} onOpen={read_at === null ? onRead : undefined}>
      <Stack gap="s">
        <div className={styles.body}>{notice.body}</div>
        {entry !== null && (
          <Link variant="standalone" href={href.entryDetail({ entryId: entry })}>
            {words.toEntry}
          </Link>
        )}
      </Stack>
    </Disclosure>
  );
}

function NoticeTitle({ notice: { created_at, read_at, title } }: { notice: Notice }) {
  const dates = useDates();
  const words = useCopy(inboxCopy);
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Text as="span" size="small" tone="quiet" figures>
          {dates.moment(created_at)}
        </Text>
        {read_at === null && (
          <StatusBadge tone="notice" mark={MailIcon}>
            {words.unread}
          </StatusBadge>
        )}
      </Inline>
      <span>
        <KeepWhole part={code.exec(title)?.[0] ?? ""}>{title}</KeepWhole>
      </span>
    </Stack>
  );
}
