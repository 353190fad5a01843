import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { reportCopy } from "@kaitori/brand/copy/report";
import { type CalendarDate, type HandOverState, href, yenWithSeparators } from "@kaitori/domain";
import {
  Amount,
  Card,
  CopyButton,
  type DataItem,
  DataList,
  Inline,
  Link,
  Stack,
  Text,
  Unbroken,
} from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { DaysLeft } from "../EntryAmount.tsx";
import { CalendarButton } from "./CalendarButton.tsx";
import { HandOverAccount } from "./HandOverAccount.tsx";
import type { DueClaim, HandOverDue, UndatedDue } from "./hand-over-dues.ts";
import { ClaimHeading, ReportClaim, type ReportClaimProps, useClaimTitle } from "./ReportClaim.tsx";
import { claimElementId } from "./use-reported-focus.ts";

export interface HandOversProps {
  readonly dues: readonly (HandOverDue | UndatedDue)[];
  /** Dates that an entry's card on this page already shows. */
  readonly daysShownByEntries?: readonly CalendarDate[];
  readonly onReported?: ReportClaimProps["onReported"] | undefined;
  /** The element id of the claim whose report form a link has opened. */
  readonly linkedElementId?: string | undefined;
}

/** After such a report the claim has another due date, and with it another reference. */
const movedStates: ReadonlySet<HandOverState> = new Set(["received", "payerLate"]);

export function HandOvers({ dues, daysShownByEntries = [], onReported, linkedElementId }: HandOversProps) {
  const { notDueText } = useCopy(reportCopy);
  const titleOf = useClaimTitle(dues.flatMap(({ claims }) => claims.map(({ claim }) => claim)));
  const duesWithReference = dues.filter(({ amount, reference }) => amount > 0 && reference !== null);
  return (
    <Stack gap="m">
      {/* The text refers to the report form. */}
      {onReported && dues.some(({ claims }) => claims.some(({ standing }) => standing === "notDue")) && (
        <Text>{notDueText}</Text>
      )}
      {dues.map((due) => (
        <DueCard
          key={due.on ?? "open"}
          due={due}
          onReported={onReported}
          linkedElementId={linkedElementId}
          titleOf={titleOf}
          isDayShownByEntry={due.on !== null && daysShownByEntries.includes(due.on)}
        />
      ))}
      <HandOverAccount
        hasReference={duesWithReference.length > 0}
        isReferenceChanged={duesWithReference.some(({ claims }) =>
          claims.some(({ standing }) => standing && movedStates.has(standing)),
        )}
      />
    </Stack>
  );
}

/** The due date, or a note that it is unknown; empty if nothing is to be handed over. */
function useDay() {
  const dates = useDates();
  const words = useCopy(handOverCopy);
  return ({ on, amount }: HandOverDue | UndatedDue): DataItem[] => {
    if (amount <= 0) return [];
    if (on === null) return [{ id: "due", term: words.dueOn, value: words.dueUnknown }];
    const date = dates.day(on);
    const value = (
      <>
        <Unbroken>{date}</Unbroken>{" "}
        <Unbroken>
          <DaysLeft until={on} />
        </Unbroken>
      </>
    );
    return [{ id: "due", term: words.dueOn, value }];
  };
}

interface DueCardProps {
  readonly due: HandOverDue | UndatedDue;
  readonly onReported: HandOversProps["onReported"];
  readonly linkedElementId: HandOversProps["linkedElementId"];
  readonly titleOf: ReturnType<typeof useClaimTitle>;
  readonly isDayShownByEntry: boolean;
}

function DueCard({ due, onReported, linkedElementId, titleOf, isDayShownByEntry }: DueCardProps) {
  const dayOf = useDay();
  const words = useCopy(handOverCopy);
  const { amount, reference, claims, hasOtherClaims } = due;
  const isPast = due.on !== null && due.on < readToday();
  // A single claim is named by the heading of the card.
  const [onlyClaim] = claims.length + Number(hasOtherClaims) === 1 ? claims : [];
  // The transfer needs the amount beside the account, so it stands here even if the page shows it above.
  const sum: DataItem = {
    id: "amount",
    term: words.amount,
    value: <Amount yen={amount} size="lead" />,
    action: <CopyButton term={words.amount} value={String(amount)} />,
  };
  const items: DataItem[] = [
    ...(amount > 0 ? [sum] : []),
    ...(isDayShownByEntry ? [] : dayOf(due)),
    ...(reference === null || amount <= 0
      ? []
      : [
          {
            id: "reference",
            term: words.reference,
            value: (
              <Text as="span" tabularNumbers weight="strong">
                {reference}
              </Text>
            ),
            action: <CopyButton term={words.reference} value={reference} />,
          },
        ]),
    ...(onlyClaim
      ? []
      : [
          {
            id: "obligers",
            term: words.obligers,
            isWide: true,
            value: (
              <Stack gap="xs">
                {claims.map(({ claim, amount: part }) => (
                  <Inline key={claim.id} gap="s" align="baseline">
                    <Text as="span">{claim.obliger_company_name}</Text>
                    <Amount yen={part} />
                  </Inline>
                ))}
              </Stack>
            ),
          },
        ]),
  ];
  return (
    <Card as="article">
      <Stack gap="m">
        {onlyClaim && <ClaimHeading claim={onlyClaim.claim} title={titleOf(onlyClaim.claim)} />}
        {items.length > 0 && <DataList items={items} />}
        {hasOtherClaims && <Text size="small">{words.includesOthers}</Text>}
        {amount > 0 && due.on !== null && !isPast && (
          <Inline>
            <CalendarButton due={due} />
          </Inline>
        )}
        {claims.map((dueClaim) => (
          <HandOverProgress
            key={dueClaim.claim.id}
            dueClaim={dueClaim}
            onReported={onReported}
            isLinked={linkedElementId === claimElementId(dueClaim.claim.id)}
            title={titleOf(dueClaim.claim)}
            hasHeadingAbove={onlyClaim !== undefined}
          />
        ))}
      </Stack>
    </Card>
  );
}

function HandOverProgress({ dueClaim, onReported, isLinked, title, hasHeadingAbove }: HandOverProgressProps) {
  const { claim, handedOver, awaited, keptForLater, keptUntil, lateDamages, isPayerInsolvent, standing } =
    dueClaim;
  const dates = useDates();
  const words = useCopy(reportCopy);
  const stateTexts: Readonly<Partial<Record<HandOverState, string>>> = {
    payerLate: words.payerLateText,
    uncollectable: words.uncollectableText,
  };
  const text = standing && stateTexts[standing];
  const isReportable = standing !== undefined && awaited > 0;
  const isReported = standing === "received" || isPayerInsolvent;
  if (!text && !isReportable && !isReported && handedOver + keptForLater + lateDamages === 0) return null;
  return (
    <Stack gap="s">
      {!hasHeadingAbove && <ClaimHeading claim={claim} title={title} />}
      {handedOver > 0 && (
        <Text size="small">
          {words.handedOver} <Amount yen={handedOver} />
        </Text>
      )}
      {text && <Text>{text}</Text>}
      {isPayerInsolvent && <Text>{words.payerInsolventText}</Text>}
      {lateDamages > 0 && (
        <>
          <Text>
            {words.lateDamages} <Amount yen={lateDamages} />
          </Text>
          <Text size="small">{words.lateDamagesHelp}</Text>
        </>
      )}
      {keptForLater > 0 && (
        <Text>
          <KeepWhole>
            {keptUntil
              ? words.laterHandOverBy({ amount: yenWithSeparators(keptForLater), date: dates.day(keptUntil) })
              : words.laterHandOver({ amount: yenWithSeparators(keptForLater) })}
          </KeepWhole>
        </Text>
      )}
      {standing === "received" && !isPayerInsolvent && awaited > 0 && (
        <Text size="small">
          {words.notYetReceived} <AmountNotReceived dueClaim={dueClaim} />
        </Text>
      )}
      {isReported && <Text size="small">{words.correction}</Text>}
      {!onReported && isReportable && (
        <Link
          variant="standalone"
          href={`${href.entryDetail({ entryId: claim.entry })}#${claimElementId(claim.id)}`}
        >
          {words.open}
        </Link>
      )}
      {onReported && isReportable && (
        <ReportClaim
          claim={claim}
          title={title}
          amountLeft={awaited}
          receiptTerms={dueClaim.receiptTerms}
          isOpenAtFirst={standing === "awaitingReport"}
          isLinked={isLinked}
          onReported={onReported}
        />
      )}
    </Stack>
  );
}

function AmountNotReceived({
  dueClaim: { awaited, awaitedUntil, awaitedReference },
}: {
  dueClaim: DueClaim;
}) {
  const dates = useDates();
  const words = useCopy(handOverCopy);
  if (!awaitedUntil || awaitedUntil < readToday()) return <Amount yen={awaited} />;
  const due = { amount: yenWithSeparators(awaited), date: dates.day(awaitedUntil) };
  return (
    <KeepWhole>
      {awaitedReference ? words.due({ ...due, reference: awaitedReference }) : words.dueWithoutReference(due)}
    </KeepWhole>
  );
}

interface HandOverProgressProps {
  readonly dueClaim: DueClaim;
  readonly onReported: HandOversProps["onReported"];
  readonly isLinked: boolean;
  readonly title: string;
  readonly hasHeadingAbove: boolean;
}
