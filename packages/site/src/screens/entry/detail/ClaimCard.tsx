import { priceCopy } from "@kaitori/brand/copy/price";
import {
  ClaimStatus,
  claimPrice,
  hasPurchaseAmount,
  isAfterContract,
  yenWithSeparators,
} from "@kaitori/domain";
import { Card, Heading, Inline, Stack } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { ClaimStatusBadge, type ClaimStatusBadgeProps } from "#application/entry/ClaimStatusBadge.tsx";
import { PriceLines } from "#application/entry/PriceLines.tsx";
import { RefusalLines } from "#application/entry/reasons/RefusalLines.tsx";
import type { Refusal } from "#application/entry/reasons/refusal-of-claim.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { ClaimData } from "./ClaimData.tsx";

export interface ClaimCardProps {
  readonly claim: Claim;
  /** The reason of the refusal, if the review stated one. */
  readonly refusal: Refusal | undefined;
  readonly settled: ClaimStatusBadgeProps["settled"];
  readonly ended: ClaimStatusBadgeProps["ended"];
  /** Still open, but the payer will not pay, so nothing is to be handed over. */
  readonly isNothingLeft: boolean;
}

/** One invoice: payer, status, amount and due date. */
export function ClaimCard({ claim, refusal, settled, ended, isNothingLeft }: ClaimCardProps) {
  const words = useCopy(priceCopy);
  const price = hasPurchaseAmount(claim) ? claimPrice(claim) : null;
  const lines = price && <PriceLines price={price} feeRatio={claim.purchase_fee_ratio} />;
  const data = (
    <ClaimData claim={claim} isPriced={price !== null} hasNoDays={settled !== undefined || isNothingLeft} />
  );
  return (
    <Card as="article">
      <Stack gap="s">
        <Inline spaceBetween>
          <Heading level={3}>{claim.obliger_company_name}</Heading>
          <ClaimStatusBadge claim={claim} settled={settled} ended={ended} />
        </Inline>
        {claim.status === ClaimStatus.cannotBuy && <RefusalLines refusal={refusal} />}
        {price && isAfterContract(claim) ? (
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
