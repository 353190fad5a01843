import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { canCancel, EntryStatus, href, isOpenClaim, isPreContract } from "@kaitori/domain";
import { Banner, Columns, Heading, Inline, LineLink, Stack, Text } from "@kaitori/ui";
import type { Entry, HistoryEvent, Inadequacy } from "@kaitori/wire";
import { isPriceShown } from "#application/entry/amount-of-entry.ts";
import { EntryStatusBadge } from "#application/entry/EntryStatusBadge.tsx";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { HandOvers, SettledClaimCard } from "#application/entry/hand-over/HandOvers.tsx";
import {
  handOverDues,
  settledClaims,
  undatedDues,
  useDaysShownByEntries,
} from "#application/entry/hand-over/hand-over-dues.ts";
import { useClaimTitle } from "#application/entry/hand-over/ReportClaim.tsx";
import { useReportedFocus } from "#application/entry/hand-over/use-reported-focus.ts";
import { IdentityBadge } from "#application/entry/IdentityConfirming.tsx";
import { useEntryNews } from "#application/entry/news/use-entry-news.ts";
import { soldClaims, withAmountToHandOver } from "#application/entry/owed-claims.ts";
import {
  InadequateDescription,
  RemarkLines,
  useInadequacyName,
} from "#application/entry/reasons/RemarkLines.tsx";
import { type Refusal, refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { CancelEntry } from "./CancelEntry.tsx";
import { ClaimCard } from "./ClaimCard.tsx";
import { EntrySummary } from "./EntrySummary.tsx";
import { EntryTimeline } from "./EntryTimeline.tsx";
import { loadEntryDetail } from "./load-entry-detail.ts";
import { NextStep } from "./NextStep.tsx";
import { Papers } from "./Papers.tsx";
import { SecondLook } from "./SecondLook.tsx";
import { endOfClaim } from "./timeline-events.ts";

export { loadEntryDetail as load };

export default function EntryDetailScreen() {
  const words = useCopy(entryDetailCopy);
  const { entry, history, inadequacies, handOvers, canBeginNewEntry } =
    useScreenData<typeof loadEntryDetail>();
  const { server } = useSite();
  useEntryNews([entry]);
  const openDues = [
    ...handOverDues(soldClaims(entry.claims), handOvers),
    ...undatedDues(entry.claims, handOvers),
  ];
  const settled = settledClaims(entry.claims, handOvers);
  const claimsNotHandedOver = withAmountToHandOver(entry.claims, handOvers);
  const daysShownByEntries = useDaysShownByEntries([entry], handOvers);
  const titleOf = useClaimTitle(entry.claims);
  const refusalOfAll = entryPhase(entry) === "rejected" ? commonRefusal(entry, history) : undefined;
  const { section, onReported, linkedElementId } = useReportedFocus(handOvers);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <LineLink href={href.mypage()}>{words.backToMypage}</LineLink>
        <Inline>
          <Heading level={1}>{words.title}</Heading>
          <EntryStatusBadge entry={entry} />
          {isPreContract(entry) && <IdentityBadge />}
        </Inline>
        <Text tabularNumbers tone="subtle">
          {words.code({ code: entry.code })}
        </Text>
      </Stack>
      <Columns>
        <Stack gap="xl">
          <NextStep
            entry={entry}
            claimsNotHandedOver={claimsNotHandedOver}
            handOvers={handOvers}
            history={history}
            refusalOfAll={refusalOfAll}
            canBeginNewEntry={canBeginNewEntry}
          />
          {entry.status === EntryStatus.inadequate && (
            <Inadequacies entry={entry} inadequacies={inadequacies} />
          )}
          {openDues.length + settled.length > 0 && (
            <Stack gap="m" as="section">
              <Heading level={2} tabIndex={-1} ref={section}>
                {words.handOver}
              </Heading>
              {openDues.length > 0 && (
                <HandOvers
                  dues={openDues}
                  daysShownByEntries={daysShownByEntries}
                  onReported={server.hasAddedCalls() ? onReported : undefined}
                  linkedElementId={linkedElementId}
                />
              )}
              {settled.map((settledClaim) => (
                <SettledClaimCard
                  key={settledClaim.claim.id}
                  {...settledClaim}
                  title={titleOf(settledClaim.claim)}
                  onReported={onReported}
                />
              ))}
            </Stack>
          )}
          <Stack gap="xl">
            <Stack gap="m" as="section">
              <Heading level={2}>{words.claims}</Heading>
              {entry.claims.map((claim) => (
                <ClaimCard
                  key={claim.id}
                  claim={claim}
                  refusal={refusalOfClaim(history, claim.id)}
                  isRefusalAbove={refusalOfAll !== undefined}
                  settled={settled.find((settledClaim) => settledClaim.claim.id === claim.id)?.cause}
                  ended={endOfClaim(entry, history, claim.id)}
                  isPriceAbove={entry.claims.length === 1 && isPriceShown(entry, claimsNotHandedOver)}
                  hasNothingToHandOver={
                    isOpenClaim(claim) && claimsNotHandedOver.every(({ id }) => id !== claim.id)
                  }
                />
              ))}
            </Stack>
            <SecondLook entry={entry} history={history} />
            <div>
              <EntrySummary entry={entry} />
              <Disclosure title={<Heading level={2}>{words.documents}</Heading>}>
                <Papers entry={entry} />
              </Disclosure>
              {entry.history && <EntryTimeline entry={entry} history={history} />}
            </div>
          </Stack>
        </Stack>
        <Help entry={entry} />
      </Columns>
      {canCancel(entry) && (
        <Stack align="start">
          <CancelEntry entry={entry} />
        </Stack>
      )}
    </Stack>
  );
}

/** The refusal of a rejected entry, if it is the same for every invoice. */
function commonRefusal({ claims }: Entry, history: readonly HistoryEvent[]): Refusal | undefined {
  const [first, ...others] = claims.map(({ id }) => refusalOfClaim(history, id));
  const textOf = (refusal: Refusal | undefined) => JSON.stringify([refusal?.reasons, refusal?.note]);
  return others.every((refusal) => textOf(refusal) === textOf(first)) ? first : undefined;
}

/** Inadequate items, each with the reviewer's reason (B4, R8.9). */
function Inadequacies({ entry, inadequacies }: { entry: Entry; inadequacies: readonly Inadequacy[] }) {
  const { detailErrors } = useCopy(specificationCopy);
  const nameOf = useInadequacyName(entry.claims);
  return (
    <Banner tone="caution" title={detailErrors}>
      <Stack gap="s">
        <InadequateDescription entry={entry} inadequacies={inadequacies} />
        <ul>
          {inadequacies.map((item) => (
            <li key={`${item.subject} ${item.claim}`}>
              <Text weight="strong">{nameOf(item)}</Text>
              <RemarkLines inadequacy={item} />
            </li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}
