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
  LineLink,
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
import type { DueClaim, HandOverDue, SettledClaim, UndatedDue } from "./hand-over-dues.ts";
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

export function HandOvers({ dues, ...shown }: HandOversProps) {
  const { notDueText } = useCopy(reportCopy);
  const titleOf = useClaimTitle(dues.flatMap(({ claims }) => claims.map(({ claim }) => claim)));
  const duesWithReference = dues.filter(({ amount, reference }) => amount > 0 && reference !== null);
  return (
    <Stack gap="m">
      {/* The text refers to the report form. */}
      {shown.onReported &&
        dues.some(({ claims }) => claims.some(({ standing }) => standing === "notDue")) && (
          <Text>{notDueText}</Text>
        )}
      {dues.map((due) => (
        <DueCard key={due.on ?? "open"} due={due} titleOf={titleOf} {...shown} />
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

interface DueCardProps extends Omit<HandOversProps, "dues"> {
  readonly due: HandOverDue | UndatedDue;
  readonly titleOf: ReturnType<typeof useClaimTitle>;
}

function DueCard({ due, titleOf, daysShownByEntries = [], ...report }: DueCardProps) {
  const dates = useDates();
  const words = useCopy(handOverCopy);
  const { on, amount, reference, claims, hasOtherClaims } = due;
  // A single claim is named by the heading of the card.
  const [onlyClaim] = claims.length + Number(hasOtherClaims) === 1 ? claims : [];
  const items: (DataItem | false)[] = [
    // The transfer needs the amount beside the account, so it stands here even if the page shows it above.
    amount > 0 && {
      id: "amount",
      term: words.amount,
      value: <Amount yen={amount} size="lead" />,
      action: <CopyButton term={words.amount} value={String(amount)} />,
    },
    amount > 0 &&
      !(on && daysShownByEntries.includes(on)) && {
        id: "due",
        term: words.dueOn,
        value: on ? (
          <>
            <Unbroken>{dates.day(on)}</Unbroken>{" "}
            <Unbroken>
              <DaysLeft until={on} />
            </Unbroken>
          </>
        ) : (
          words.dueUnknown
        ),
      },
    amount > 0 &&
      reference !== null && {
        id: "reference",
        term: words.reference,
        value: (
          <Text as="span" tabularNumbers weight="strong">
            {reference}
          </Text>
        ),
        action: <CopyButton term={words.reference} value={reference} />,
      },
    !onlyClaim && {
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
  ];
  return (
    <Card as="article" gap="m">
      {onlyClaim && <ClaimHeading claim={onlyClaim.claim} title={titleOf(onlyClaim.claim)} />}
      {items.some(Boolean) && <DataList items={items} />}
      {hasOtherClaims && <Text size="small">{words.includesOthers}</Text>}
      {amount > 0 && due.on !== null && due.on >= readToday() && (
        <Inline>
          <CalendarButton due={due} />
        </Inline>
      )}
      {claims.map((dueClaim) => (
        <HandOverProgress
          key={dueClaim.claim.id}
          dueClaim={dueClaim}
          title={titleOf(dueClaim.claim)}
          hasHeadingAbove={onlyClaim !== undefined}
          {...report}
        />
      ))}
    </Card>
  );
}

interface HandOverProgressProps extends Pick<HandOversProps, "onReported" | "linkedElementId"> {
  readonly dueClaim: DueClaim;
  readonly title: string;
  readonly hasHeadingAbove: boolean;
}

function HandOverProgress({
  dueClaim,
  onReported,
  linkedElementId,
  title,
  hasHeadingAbove,
}: HandOverProgressProps) {
  const { claim, handedOver, awaited, keptForLater, keptUntil, lateDamages, isPayerInsolvent, standing } =
    dueClaim;
  const dates = useDates();
  const words = useCopy(reportCopy);
  const text =
    (standing === "payerLate" && words.payerLateText) ||
    (standing === "uncollectable" && words.uncollectableText);
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
        <LineLink href={`${href.entryDetail({ entryId: claim.entry })}#${claimElementId(claim.id)}`}>
          {words.open}
        </LineLink>
      )}
      {onReported && isReportable && (
        <ReportClaim
          claim={claim}
          title={title}
          amountLeft={awaited}
          receiptTerms={dueClaim.receiptTerms}
          isOpenAtFirst={standing === "awaitingReport"}
          isLinked={linkedElementId === claimElementId(claim.id)}
          onReported={onReported}
        />
      )}
    </Stack>
  );
}

function AmountNotReceived({ dueClaim }: { dueClaim: DueClaim }) {
  const dates = useDates();
  const words = useCopy(handOverCopy);
  const { awaited, awaitedUntil, awaitedReference: reference } = dueClaim;
  if (!awaitedUntil || awaitedUntil < readToday()) return <Amount yen={awaited} />;
  const due = { amount: yenWithSeparators(awaited), date: dates.day(awaitedUntil) };
  return (
    <KeepWhole>{reference ? words.due({ ...due, reference }) : words.dueWithoutReference(due)}</KeepWhole>
  );
}

export interface SettledClaimCardProps extends SettledClaim, Pick<ReportClaimProps, "title" | "onReported"> {}

/** A claim that ended without full payment; late receipts are reported here (B12). */
export function SettledClaimCard({ claim, awaited, cause, ...report }: SettledClaimCardProps) {
  const words = useCopy(reportCopy);
  const text = cause === "uncollectable" ? words.settledUncollectableText : words.settledText;
  return (
    <Card as="article" gap="s" align="start">
      <ClaimHeading claim={claim} title={report.title} />
      <Text>{text({ obliger: claim.obliger_company_name })}</Text>
      <ReportClaim claim={claim} amountLeft={awaited} isOpenAtFirst={false} isSettled {...report} />
    </Card>
  );
}
