import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { priceCopy } from "@kaitori/brand/copy/price";
import { Amount, Button, Card, Heading, Inline, Note, Stack, Text } from "@kaitori/ui";
import { type Entry, listEntries } from "@kaitori/wire";
import { type ReactNode, useState } from "react";
import { amountOfEntry } from "#application/entry/amount-of-entry.ts";
import { EntryStatusBadge } from "#application/entry/EntryStatusBadge.tsx";
import { entriesQuery, initialFinishedCount } from "#application/entry/entries-query.ts";
import { type EntryPhase, entryPhase } from "#application/entry/entry-phase.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { RefusedClaims } from "./RefusedClaims.tsx";
import { DetailLink } from "./RunningEntry.tsx";
import type { Refusals } from "./refusals.ts";

const perPage = 5;

const filterOfPhase: Partial<Record<EntryPhase, "completed" | "notContracted" | "contractEnded">> = {
  archived: "completed",
  cancelled: "notContracted",
  rejected: "notContracted",
  offerEnded: "notContracted",
  contractEnded: "contractEnded",
};
type Filter = "all" | "completed" | "notContracted" | "contractEnded";
const matchesFilter = (filter: Filter) => (entry: Entry) =>
  filter === "all" || filterOfPhase[entryPhase(entry)] === filter;

export interface FinishedEntriesProps {
  readonly entries: readonly Entry[];
  readonly lastEndedEntry: Entry | undefined;
  readonly refusals: Refusals;
  readonly children?: ReactNode;
}

export function FinishedEntries({
  entries: newestEntries,
  lastEndedEntry,
  refusals,
  children,
}: FinishedEntriesProps) {
  const { api, server } = useSite();
  const { isBusy, failure, attempt } = useAction();
  const [earlierPages, setEarlierPages] = useState<readonly (readonly Entry[])[]>([]);
  const pages = [newestEntries, ...earlierPages];
  const entries = pages.flat();
  // A page that is full may not be the last.
  const hasMore = server.hasAddedCalls() && pages.at(-1)?.length === initialFinishedCount;
  const readEarlier = () =>
    attempt(async () => {
      const lastId = entries.at(-1)?.id;
      const page = await api.call(
        listEntries,
        entriesQuery(server, { finished: initialFinishedCount, beforeId: lastId }),
      );
      setEarlierPages([...earlierPages, page]);
    });
  const dates = useDates();
  const words = useCopy(mypageCopy);
  const [filter, setFilter] = useState<Filter>("all");
  const [shownCount, setShownCount] = useState(perPage);
  const count = (value: Filter) => ({ count: entries.filter(matchesFilter(value)).length });
  const filtered = entries.filter(matchesFilter(filter));
  const hiddenCount = filtered.length - shownCount;
  const choices = [
    { value: "all", label: words.filterAll(count("all")) },
    { value: "completed", label: words.filterDone(count("completed")) },
    { value: "notContracted", label: words.filterNotContracted(count("notContracted")) },
    // Shown only to users who have such entries.
    ...(entries.some(matchesFilter("contractEnded"))
      ? [{ value: "contractEnded", label: words.filterEnded(count("contractEnded")) } as const]
      : []),
  ] as const;
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.entries}</Heading>
      {entries.length > perPage && (
        <Inline gap="s">
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              tone={value === filter ? "secondary" : "subtle"}
              aria-pressed={value === filter}
              onClick={() => {
                setFilter(value);
                setShownCount(perPage);
              }}
            >
              {label}
            </Button>
          ))}
        </Inline>
      )}
      {hasMore && <Note>{words.newestOnly({ count: entries.length })}</Note>}
      {filtered.length === 0 && <Text>{words.noneOfFilter}</Text>}
      {filtered.slice(0, shownCount).map((entry) => (
        <Card key={entry.id} as="article" gap="s" align="start">
          <Inline gap="s">
            <EntryStatusBadge entry={entry} />
            <Text as="span" size="small">
              {words.submittedOn({ date: dates.dayOf(entry.created_at) })}
            </Text>
          </Inline>
          <AmountOf entry={entry} />
          {entry.id === lastEndedEntry?.id && (
            <>
              <OutcomeOf entry={entry} refusals={refusals} />
              {children}
            </>
          )}
          <DetailLink entry={entry} />
        </Card>
      ))}
      {hiddenCount > 0 && (
        <Stack align="start">
          <Button tone="secondary" onClick={() => setShownCount(shownCount + perPage)}>
            {words.earlier({ count: Math.min(hiddenCount, perPage) })}
          </Button>
        </Stack>
      )}
      {hiddenCount <= 0 && hasMore && (
        <Stack align="start">
          <Button tone="secondary" busy={isBusy} onClick={() => void readEarlier()}>
            {words.loadEarlier}
          </Button>
          {failure && <FormFailure error={failure} />}
        </Stack>
      )}
    </Stack>
  );
}

/** The outcome of an entry: the reasons of a refusal, the expired date, or what a dissolved contract means. */
function OutcomeOf({ entry, refusals }: { entry: Entry; refusals: Refusals }) {
  const dates = useDates();
  const { offerLapsed, refusalReason } = useCopy(mypageCopy);
  const { contractEndedNext } = useCopy(entryStatusCopy);
  const phase = entryPhase(entry);
  if (phase === "rejected") return <RefusedClaims title={refusalReason} entry={entry} refusals={refusals} />;
  if (phase === "contractEnded") return <Text>{contractEndedNext}</Text>;
  if (phase !== "offerEnded" || !entry.contract_period) return null;
  return <Text>{offerLapsed({ date: dates.day(entry.contract_period) })}</Text>;
}

function AmountOf({ entry }: { entry: Entry }) {
  const words = useCopy(priceCopy);
  const { name, yen, price } = amountOfEntry(entry, []);
  if (!price) return null;
  return (
    <Stack gap="none">
      <Text as="span" size="small">
        {words[name]}
      </Text>
      <Amount yen={yen} size="figure" />
    </Stack>
  );
}
