import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { Heading, Stack, Timeline, type TimelineEntry } from "@kaitori/ui";
import type { Entry, HistoryEvent } from "@kaitori/wire";
import { momentInWords } from "../../../entry/day-in-words.ts";
import { useCopy } from "../../../use-copy.ts";
import { timelineEvents } from "./timeline-events.ts";

export interface EntryTimelineProps {
  readonly entry: Entry;
  readonly history: readonly HistoryEvent[];
}

type Tone = TimelineEntry["tone"];

/** What has happened so far, the latest first (B8). */
export function EntryTimeline({ entry, history }: EntryTimelineProps) {
  const words = useCopy(entryDetailCopy);
  const said: Readonly<Record<string, { title: string; tone: Tone }>> = {
    created: { title: words.historyCreated, tone: "positive" },
    returned: { title: words.historyReturned, tone: "caution" },
    resubmitted: { title: words.historyResubmitted, tone: "positive" },
    reviewed: { title: words.historyReviewed, tone: "positive" },
    rejected: { title: words.historyRejected, tone: "neutral" },
    contracted: { title: words.historyContracted, tone: "positive" },
    transferred: { title: words.historyTransferred, tone: "positive" },
    claimReturned: { title: words.historyClaimReturned, tone: "positive" },
    claimDelayed: { title: words.historyClaimDelayed, tone: "critical" },
    archived: { title: words.historyArchived, tone: "positive" },
    offerEnded: { title: words.historyOfferEnded, tone: "neutral" },
    cancelled: { title: words.historyCancelled, tone: "neutral" },
  };
  const obligerOf = (id: number | null) =>
    entry.claims.find((claim) => claim.id === id)?.obliger_company_name ?? "";
  const lines = timelineEvents(history).map((event): TimelineEntry => {
    const { title, tone } = said[event.act] ?? { title: event.note, tone: "neutral" };
    const more = [obligerOf(event.claim), ...(title === event.note ? [] : event.note.split("\n"))];
    return {
      id: String(event.id),
      dateTime: event.created_at,
      when: momentInWords(event.created_at),
      tone,
      title,
      children: more.filter(Boolean).map((line) => <p key={line}>{line}</p>),
    };
  });
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.timeline}</Heading>
      <Timeline label={words.timeline} entries={lines} />
    </Stack>
  );
}
