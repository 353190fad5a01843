import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { priceCopy } from "@kaitori/brand/copy/price";
import {
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

export interface ClaimCardProps extends Omit<ClaimStatusBadgeProps, "claim"> {
  readonly claim: Claim;
  /** The reason of the refusal, if the review stated one. */
  readonly refusal: Refusal | undefined;
  /** The first card of the page already shows that reason. */
  readonly isRefusalAbove: boolean;
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
  const dates = useDates();
  const { received } = useCopy(priceCopy);
  const words = useCopy(entryDetailCopy);
  const labels = useClaimLabels();
  const price = hasPurchaseAmount(claim) ? claimPrice(claim) : null;
  const faceValue = yenOf(claim.amount);
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const isSold = isAfterContract(claim);
  const facts = (
    <>
      {price && !isPriceAbove && (
        <PriceLines
          price={price}
          obliger={claim.obliger_company_name}
          feeRatio={claim.purchase_fee_ratio}
          isResultAbove={isSold}
        />
      )}
      <DataList
        items={[
          !price && { id: "face", term: labels.amount, value: <Amount yen={faceValue} size="lead" /> },
          scheduled !== faceValue && {
            id: "scheduled",
            term: labels.scheduled_deposit_amount_from_obliger,
            value: <Amount yen={scheduled} />,
          },
          !ended &&
            claim.status !== ClaimStatus.returned && {
              id: "due",
              term: labels.obliger_payment_date,
              value: dates.day(claim.obliger_payment_date),
            },
          // After the contract the hand-over section shows the date.
          needsHandOver(claim) &&
            !isSold &&
            claim.return_date !== null && {
              id: "return",
              term: words.handOverDate,
              value: dates.day(claim.return_date),
            },
          isSold &&
            !settled &&
            !hasNothingToHandOver &&
            claim.returned_at !== null && {
              id: "returned",
              term: words.returnedAt,
              value: dates.dayOf(claim.returned_at),
            },
        ]}
      />
    </>
  );
  return (
    <Card as="article" gap="s">
      <Inline spaceBetween>
        <Heading level={3}>{claim.obliger_company_name}</Heading>
        <ClaimStatusBadge claim={claim} settled={settled} ended={ended} />
      </Inline>
      {claim.status === ClaimStatus.cannotBuy && !isRefusalAbove && <RefusalLines refusal={refusal} />}
      {price && isSold && !isPriceAbove ? (
        <Disclosure title={`${received} ${yenWithSeparators(price.deposit)}円`}>
          <Stack gap="s">{facts}</Stack>
        </Disclosure>
      ) : (
        facts
      )}
    </Card>
  );
}

const tones = {
  underReview: "notice",
  inadequate: "caution",
  canBuy: "positive",
  contracted: "notice",
  transferred: "positive",
  returned: "positive",
  delay: "critical",
  cannotBuy: "neutral",
  cancel: "neutral",
} as const satisfies Record<keyof typeof ClaimStatus, StatusBadgeProps["tone"]>;
const names = Object.keys(tones) as (keyof typeof tones)[];

interface ClaimStatusBadgeProps {
  readonly claim: Claim;
  /** Why nothing of the sold claim is due any more. */
  readonly settled?: "payerInsolvent" | "uncollectable" | undefined;
  /** Why the sale was ended, which the status does not show. */
  readonly ended?: "offerEnded" | "contractEnded" | "cancelled" | undefined;
}

const settledWords = { payerInsolvent: "settled", uncollectable: "settledUncollectable" } as const;

function ClaimStatusBadge({ claim, settled, ended }: ClaimStatusBadgeProps) {
  const words = useCopy(claimStatusCopy);
  const statuses = useCopy(entryStatusCopy);
  const name = names.find((candidate) => ClaimStatus[candidate] === claim.status);
  if (settled) return <StatusBadge tone="neutral">{words[settledWords[settled]]}</StatusBadge>;
  if (name === "cancel" && ended) return <StatusBadge tone="neutral">{statuses[ended]}</StatusBadge>;
  if (name) return <StatusBadge tone={tones[name]}>{words[name]}</StatusBadge>;
  // An unknown status of another server is shown unchanged.
  return (
    <StatusBadge tone="neutral">{words.unknown({ status: claim.status ?? words.noStatus })}</StatusBadge>
  );
}
