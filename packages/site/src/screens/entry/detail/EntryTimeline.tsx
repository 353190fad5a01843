import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { reasonsText } from "@kaitori/brand/reasons";
import { EntryStatus, type NotifiedMove } from "@kaitori/domain";
import { Heading, Timeline, type TimelineEntry } from "@kaitori/ui";
import type { Entry, HistoryEvent, Id } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { timelineEvents } from "./timeline-events.ts";

/** The acts that bring the entry forward. Acts that are neither here nor in `tones` are neutral. */
const positiveActs: ReadonlySet<string> = new Set([
  "submit",
  "resubmit",
  "offer",
  "contract",
  "payOut",
  "handOver",
  "handOverPart",
  "reportReceived",
  "close",
  "askSecondLook",
]);
const tones: Readonly<Record<string, TimelineEntry["tone"]>> = { askAgain: "caution", delay: "critical" };

/** The events so far, the latest first (B8). */
export function EntryTimeline({ entry, history }: { entry: Entry; history: readonly HistoryEvent[] }) {
  const dates = useDates();
  const { brand } = useSite();
  const words = useCopy(entryDetailCopy);
  const titleOf = (act: string): string | undefined =>
    words[titleKeyOf(act === "endContract" ? "endSale" : act)];
  const obligerOf = (id: Id | null) =>
    (entry.claims.length > 1 && entry.claims.find((claim) => claim.id === id)?.obliger_company_name) || "";
  const causes = useCopy(saleEndCopy);
  // Omits notes that the banner or the card of the invoice already shows.
  const noteOf = ({ act, reasons = [], cause, note }: HistoryEvent) => {
    if (cause) return causes[cause];
    if (act === "askAgain" && entry.status === EntryStatus.inadequate) return "";
    if (reasons.length === 0) return note;
    return act === "reject" ? "" : reasonsText(brand.copy, reasons);
  };
  const lines = timelineEvents(history).map((event): TimelineEntry => {
    const title = titleOf(event.act);
    const paragraphs = [obligerOf(event.claim), ...(title ? noteOf(event).split("\n") : [])];
    return {
      id: String(event.id),
      dateTime: event.created_at,
      when: dates.dayOf(event.created_at),
      tone: positiveActs.has(event.act) ? "positive" : (tones[event.act] ?? "neutral"),
      title: title ?? event.note,
      children: paragraphs.filter(Boolean).map((line) => <p key={line}>{line}</p>),
    };
  });
  return (
    <Disclosure title={<Heading level={2}>{words.timeline}</Heading>}>
      <Timeline label={words.timeline} entries={lines} />
    </Disclosure>
  );
}

/** The compiler checks that every move with a notice has a title. */
type TitleKey = `history${Capitalize<Exclude<NotifiedMove, "endContract">>}`;

const titleKeyOf = (act: string) => `history${act[0]?.toUpperCase()}${act.slice(1)}` as TitleKey;
