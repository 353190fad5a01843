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

type Line = Pick<TimelineEntry, "title" | "tone">;

/** The events so far, the latest first (B8). */
export function EntryTimeline({ entry, history }: { entry: Entry; history: readonly HistoryEvent[] }) {
  const dates = useDates();
  const { brand } = useSite();
  const words = useCopy(entryDetailCopy);
  const lineOfAct: Readonly<Record<string, Line>> = {
    submit: { title: words.historySubmit, tone: "positive" },
    askAgain: { title: words.historyAskAgain, tone: "caution" },
    resubmit: { title: words.historyResubmit, tone: "positive" },
    offer: { title: words.historyOffer, tone: "positive" },
    reject: { title: words.historyReject, tone: "neutral" },
    contract: { title: words.historyContract, tone: "positive" },
    endSale: { title: words.historyEndSale, tone: "neutral" },
    endContract: { title: words.historyEndSale, tone: "neutral" },
    payOut: { title: words.historyPayOut, tone: "positive" },
    handOver: { title: words.historyHandOver, tone: "positive" },
    delay: { title: words.historyDelay, tone: "critical" },
    undoHandOver: { title: words.historyUndoHandOver, tone: "neutral" },
    endDelay: { title: words.historyEndDelay, tone: "neutral" },
    reopen: { title: words.historyReopen, tone: "neutral" },
    settle: { title: words.historySettle, tone: "neutral" },
    settleUncollectable: { title: words.historySettleUncollectable, tone: "neutral" },
    handOverPart: { title: words.historyHandOverPart, tone: "positive" },
    takeBackReport: { title: words.historyTakeBackReport, tone: "neutral" },
    reportReceived: { title: words.historyReportReceived, tone: "positive" },
    reportNotYet: { title: words.historyReportNotYet, tone: "neutral" },
    reportInsolvent: { title: words.historyReportInsolvent, tone: "neutral" },
    close: { title: words.historyClose, tone: "positive" },
    endOffer: { title: words.historyEndOffer, tone: "neutral" },
    askSecondLook: { title: words.historyAskSecondLook, tone: "positive" },
    answerSecondLook: { title: words.historyAnswerSecondLook, tone: "neutral" },
    cancel: { title: words.historyCancel, tone: "neutral" },
  } satisfies Record<NotifiedMove, Line> & Record<string, Line>;
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
    const { title, tone } = lineOfAct[event.act] ?? { title: event.note, tone: "neutral" };
    const paragraphs = [obligerOf(event.claim), ...(title === event.note ? [] : noteOf(event).split("\n"))];
    return {
      id: String(event.id),
      dateTime: event.created_at,
      when: dates.dayOf(event.created_at),
      tone,
      title,
      children: paragraphs.filter(Boolean).map((line) => <p key={line}>{line}</p>),
    };
  });
  return (
    <Disclosure title={<Heading level={2}>{words.timeline}</Heading>}>
      <Timeline label={words.timeline} entries={lines} />
    </Disclosure>
  );
}
