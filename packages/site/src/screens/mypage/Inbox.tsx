import { inboxCopy } from "@kaitori/brand/copy/inbox";
import { href } from "@kaitori/domain";
import { Button, Heading, Inline, LineLink, MailIcon, Note, Stack, StatusBadge } from "@kaitori/ui";
import { type Id, markNoticesRead, type Notice } from "@kaitori/wire";
import { useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import * as styles from "./Inbox.css.ts";

export interface InboxProps {
  readonly notices: readonly Notice[];
  /** Entries whose cards already show the content of their notices. */
  readonly idsOfShownEntries: ReadonlySet<Id>;
}

export function Inbox({ notices: loadedNotices, idsOfShownEntries }: InboxProps) {
  const words = useCopy(inboxCopy);
  const { api } = useSite();
  const { failure, attempt } = useAction();
  const [answer, setAnswer] = useState({ requestedWith: loadedNotices, notices: loadedNotices });
  // The answer is outdated once the page has loaded its notices again.
  const notices = answer.requestedWith === loadedNotices ? answer.notices : loadedNotices;
  const [showsAll, setShowsAll] = useState(false);
  // An older notice alone would look like the latest news.
  const latest = notices.slice(0, 1).filter(({ entry }) => entry === null || !idsOfShownEntries.has(entry));
  const shownNotices = showsAll ? notices : latest;
  const unread = notices.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  const markRead = (ids: Id[]) =>
    attempt(async () =>
      setAnswer({
        requestedWith: loadedNotices,
        notices: await api.call(markNoticesRead, { body: { ids } }),
      }),
    );
  const hasMore = shownNotices.length < notices.length;
  return (
    <Stack gap="m" as="section">
      {shownNotices.length > 0 && <Heading level={2}>{words.title}</Heading>}
      {failure && <FormFailure error={failure} />}
      <div>
        {shownNotices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={() => markRead([notice.id])} />
        ))}
      </div>
      {(hasMore || unread.length > 1) && (
        <Stack align="start">
          <Button tone="subtle" onClick={hasMore ? () => setShowsAll(true) : () => markRead(unread)}>
            {!hasMore
              ? words.markAllRead
              : unread.length > 0
                ? words.showAllUnread({ count: unread.length })
                : words.showAll}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** The code of an entry with its brackets, which must not break at a hyphen. */
const code = /（?\w+(?:-\w+)+）?/;

function NoticeLine({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const words = useCopy(inboxCopy);
  const { entry, read_at } = notice;
  return (
    <Disclosure title={<NoticeTitle notice={notice} />} onOpen={read_at === null ? onRead : undefined}>
      <Stack gap="s">
        <div className={styles.body}>{notice.body}</div>
        {entry !== null && <LineLink href={href.entryDetail({ entryId: entry })}>{words.toEntry}</LineLink>}
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
        <Note as="span" tabularNumbers>
          {dates.moment(created_at)}
        </Note>
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
