import { applyAgainCopy } from "@kaitori/brand/copy/apply-again";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { hasPreContractEntry, href, isOpenClaim } from "@kaitori/domain";
import { ButtonLink, Columns, EmptyState, Stack, Text, VisuallyHidden } from "@kaitori/ui";
import { getDraftEntry, listEntries, listHandOvers, listNotices } from "@kaitori/wire";
import { entriesQuery, initialFinishedCount } from "#application/entry/entries-query.ts";
import { isFinished } from "#application/entry/entry-phase.ts";
import { IdentityConfirming } from "#application/entry/IdentityConfirming.tsx";
import { useEntryNews } from "#application/entry/news/use-entry-news.ts";
import { hasLateClaim } from "#application/entry/owed-claims.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { feeRange, percentText } from "#application/price/estimate.ts";
// Part of the page's chunk, because the loader needs it at once.
import "#application/readiness/load-readiness.ts";
import { DelinquencyHint } from "#application/readiness/DelinquencyHint.tsx";
import { ReadinessList } from "#application/readiness/ReadinessList.tsx";
import { isEntryBlocked } from "#application/readiness/steps-done.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { EntryList } from "./EntryList.tsx";
import { Inbox } from "./Inbox.tsx";
import { finishedEntries, handOversDue, lateEntry } from "./lazy-parts.ts";
import { NewEntry } from "./NewEntry.tsx";
import { isEntryCorrectable, lastEnded, loadInadequacies, refusalsOf } from "./refusals.ts";
import { isDraftStarted, UnsubmittedDraft } from "./UnsubmittedDraft.tsx";

export async function load({ site }: LoadArgs) {
  const loads = {
    entries: site.api.call(listEntries, entriesQuery(site.server, { finished: initialFinishedCount })),
    draft: site.api.call(getDraftEntry),
  };
  const [entries, notices, handOvers, readiness, draft] = await Promise.all([
    loads.entries,
    site.api.call(listNotices),
    site.api.call(listHandOvers),
    site.readiness.load(loads),
    loads.draft,
  ]);
  const [inadequacies, refusals] = await Promise.all([
    loadInadequacies(site, entries),
    refusalsOf(site, entries),
    entries.some(isFinished) && finishedEntries.fetch(),
    entries.some(({ claims }) => claims.some(isOpenClaim)) && handOversDue.fetch(),
    entries.some(({ claims }) => hasLateClaim(claims)) && lateEntry.fetch(),
  ]);
  return { entries, notices, handOvers, readiness, draft, inadequacies, refusals };
}

export default function MyPageScreen() {
  const words = useCopy(mypageCopy);
  const applyAgainWords = useCopy(applyAgainCopy);
  const session = useSession();
  const {
    server,
    brand: { settings },
  } = useSite();
  const { entries, notices, handOvers, readiness, draft, inadequacies, refusals } =
    useScreenData<typeof load>();
  useEntryNews(entries);
  const fees = feeRange(settings.limits);
  // Greets by name only if there is one and no entry is open.
  const isGreeted = session.kind === "user" && entries.every(isFinished);
  const name = isGreeted ? `${session.user.last_name} ${session.user.first_name}`.trim() : "";
  const canBeginNewEntry = !isEntryBlocked(readiness);
  const isNewEntryNext = canBeginNewEntry && entries.every(isFinished);
  const startedDraft = canBeginNewEntry && isDraftStarted(draft) ? draft : null;
  const lastEndedEntry = lastEnded(entries);
  const idsOfShownEntries = new Set(
    entries.filter((entry) => !isFinished(entry) || entry === lastEndedEntry).map(({ id }) => id),
  );
  const correctableEntry =
    lastEndedEntry && isEntryCorrectable(lastEndedEntry, refusals) ? lastEndedEntry : undefined;
  const resultText = words.resultAndAmount({
    days: settings.promises.decision,
    min: percentText(fees.min),
    max: percentText(fees.max),
  });
  const newEntry = startedDraft ? (
    <UnsubmittedDraft draft={startedDraft} readiness={readiness} resultText={resultText} />
  ) : (
    <NewEntry readiness={readiness} entries={entries} isSecondary={correctableEntry !== undefined} />
  );
  return (
    <Stack gap="xl">
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      {name !== "" && (
        <Text size="lead">
          <Greeting>{words.greeting({ name })}</Greeting>
        </Text>
      )}
      <Columns>
        {entries.length === 0 && !startedDraft ? (
          <EmptyState title={words.noEntriesTitle} drawing={<BrandDrawing name="empty" />} action={newEntry}>
            {canBeginNewEntry && (
              <>
                {readiness.missing.length === 0 ? words.noEntriesText : words.stepByStep}
                <br />
                {resultText}
              </>
            )}
          </EmptyState>
        ) : (
          <Stack gap="xl">
            {isNewEntryNext && startedDraft && newEntry}
            <EntryList
              entries={entries}
              handOvers={handOvers}
              inadequacies={inadequacies}
              refusals={refusals}
              applyAgain={
                <>
                  {correctableEntry && (
                    <>
                      <ButtonLink href={href.entryDetail({ entryId: correctableEntry.id })}>
                        {applyAgainWords.submit}
                      </ButtonLink>
                      <Text size="small">{applyAgainWords.noDeadline}</Text>
                    </>
                  )}
                  {isNewEntryNext && !startedDraft && newEntry}
                </>
              }
            >
              {!isNewEntryNext && newEntry}
            </EntryList>
          </Stack>
        )}
        <Stack gap="xl">
          {/* The card of an entry before its contract already shows the identity check. */}
          {!hasPreContractEntry(entries) && <IdentityConfirming />}
          {/* A blocked user has nothing to prepare; a complete list is not shown. */}
          {canBeginNewEntry && readiness.missing.length > 0 && !hasPreContractEntry(entries) && (
            <ReadinessList readiness={readiness} isFirstLinkedAbove={isNewEntryNext} />
          )}
          {(canBeginNewEntry || hasPreContractEntry(entries)) && <DelinquencyHint readiness={readiness} />}
          {server.hasAddedCalls() && notices.length > 0 && (
            <Inbox notices={notices} idsOfShownEntries={idsOfShownEntries} />
          )}
          <Help />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The phrase after the name is not broken: こん｜にちは. */
const Greeting = ({ children: greeting }: { children: string }) => (
  <KeepWhole part={greeting.slice(greeting.indexOf("、") + 1)}>{greeting}</KeepWhole>
);
