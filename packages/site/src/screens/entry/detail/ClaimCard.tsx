import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { priceCopy } from "@kaitori/brand/copy/price";
import {
  type AnyStatus,
  ClaimStatus,
  claimPrice,
  hasPurchaseAmount,
  isAfterContract,
  needsHandOver,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import {
  Amount,
  Card,
  type DataItem,
  DataList,
  Heading,
  Inline,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
} from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { PriceLines } from "#application/entry/PriceLines.tsx";
import { RefusalLines } from "#application/entry/reasons/ReasonLines.tsx";
import type { Refusal } from "#application/entry/reasons/refusal-of-claim.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDates } from "#parts/text/use-dates.ts";

export interface ClaimCardProps {
  readonly claim: Claim;
  /** The reason of the refusal, if the review stated one. */
  readonly refusal: Refusal | undefined;
  /** The first card of the page already shows that reason. */
  readonly isRefusalAbove: boolean;
  readonly settled: ClaimStatusBadgeProps["settled"];
  readonly ended: ClaimStatusBadgeProps["ended"];
  /** The first card of the page already shows this amount. */
  readonly isPriceAbove: boolean;
  /** Still open, but the payer will not pay, so nothing is to be handed over. */
  readonly hasNothingToHandOver: boolean;
}

export function ClaimCard({
  claim,
  refusal,
  isRefusalAbove,
  settled,
  ended,
  isPriceAbove,
  hasNothingToHandOver,
}: ClaimCardProps) {
  const words = useCopy(priceCopy);
  const price = hasPurchaseAmount(claim) ? claimPrice(claim) : null;
  const lines = price && !isPriceAbove && (
    <PriceLines price={price} feeRatio={claim.purchase_fee_ratio} isResultAbove={isAfterContract(claim)} />
  );
  const data = (
    <ClaimData
      claim={claim}
      isPriced={price !== null}
      isUnsold={ended !== undefined}
      hasNoHandOver={settled !== undefined || hasNothingToHandOver}
    />
  );
  return (
    <Card as="article">
      <Stack gap="s">
        <Inline spaceBetween>
          <Heading level={3}>{claim.obliger_company_name}</Heading>
          <ClaimStatusBadge claim={claim} settled={settled} ended={ended} />
        </Inline>
        {claim.status === ClaimStatus.cannotBuy && !isRefusalAbove && <RefusalLines refusal={refusal} />}
        {price && lines && isAfterContract(claim) ? (
          <Disclosure title={`${words.received} ${yenWithSeparators(price.deposit)}円`}>
            <Stack gap="s">
              {lines}
              {data}
            </Stack>
          </Disclosure>
        ) : (
          <>
            {lines}
            {data}
          </>
        )}
      </Stack>
    </Card>
  );
}

interface ClaimDataProps {
  readonly claim: Claim;
  /** The price above already contains the face value. */
  readonly isPriced: boolean;
  /** Hides the payment date. */
  readonly isUnsold: boolean;
  /** Nothing more will be handed over, so the hand-over date is not shown. */
  readonly hasNoHandOver: boolean;
}

function ClaimData({ claim, isPriced, isUnsold, hasNoHandOver }: ClaimDataProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const labels = useClaimLabels();
  const faceValue = yenOf(claim.amount);
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const items: (DataItem | false)[] = [
    !isPriced && { id: "face", term: labels.amount, value: <Amount yen={faceValue} size="lead" /> },
    scheduled !== faceValue && {
      id: "scheduled",
      term: labels.scheduled_deposit_amount_from_obliger,
      value: <Amount yen={scheduled} />,
    },
    !isUnsold &&
      claim.status !== ClaimStatus.returned && {
        id: "due",
        term: labels.obliger_payment_date,
        value: dates.day(claim.obliger_payment_date),
      },
    // After the contract the hand-over section shows the date.
    needsHandOver(claim) &&
      !isAfterContract(claim) &&
      claim.return_date !== null && {
        id: "return",
        term: words.handOverDate,
        value: dates.day(claim.return_date),
      },
    isAfterContract(claim) &&
      !hasNoHandOver &&
      claim.returned_at !== null && {
        id: "returned",
        term: words.returnedAt,
        value: dates.dayOf(claim.returned_at),
      },
  ];
  return <DataList items={items} />;
}

type Name = keyof typeof ClaimStatus;

const tones: Readonly<Record<Name, StatusBadgeProps["tone"]>> = {
  underReview: "notice",
  inadequate: "caution",
  canBuy: "positive",
  contracted: "notice",
  transferred: "positive",
  returned: "positive",
  delay: "critical",
  cannotBuy: "neutral",
  cancel: "neutral",
};
const names = Object.keys(tones) as Name[];

export interface ClaimStatusBadgeProps {
  readonly claim: { readonly status: AnyStatus };
  /** Why nothing of the sold claim is due any more. */
  readonly settled?: "payerInsolvent" | "uncollectable" | undefined;
  /** Why the sale was ended, which the status does not show. */
  readonly ended?: "offerEnded" | "contractEnded" | "cancelled" | undefined;
}

const settledWords = { payerInsolvent: "settled", uncollectable: "settledUncollectable" } as const;

export function ClaimStatusBadge({ claim, settled, ended }: ClaimStatusBadgeProps) {
  const words = useCopy(claimStatusCopy);
  const statuses = useCopy(entryStatusCopy);
  if (settled) return <StatusBadge tone="neutral">{words[settledWords[settled]]}</StatusBadge>;
  const name = names.find((candidate) => ClaimStatus[candidate] === claim.status);
  // An unknown status of another server is shown unchanged.
  if (!name)
    return (
      <StatusBadge tone="neutral">{words.unknown({ status: claim.status ?? words.noStatus })}</StatusBadge>
    );
  return (
    <StatusBadge tone={tones[name]}>{name === "cancel" && ended ? statuses[ended] : words[name]}</StatusBadge>
  );
}
