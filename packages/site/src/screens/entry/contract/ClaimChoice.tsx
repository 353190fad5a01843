import { contractCopy } from "@kaitori/brand/copy/contract";
import { ClaimStatus, claimPrice, isForSaleOn, yenOf } from "@kaitori/domain";
import { Amount, Banner, Card, Checkbox, Heading, Inline, Stack, Text } from "@kaitori/ui";
import type { Claim, ContractTerms, Entry, HistoryEvent, Id } from "@kaitori/wire";
import { isOffered, type PricedClaim, pricedClaims } from "#application/entry/entry-price.ts";
import { PriceLines } from "#application/entry/PriceLines.tsx";
import { RefusalLines } from "#application/entry/reasons/ReasonLines.tsx";
import { refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

export interface ClaimChoiceProps {
  readonly entry: Entry;
  readonly terms: ContractTerms | null;
  readonly history: readonly HistoryEvent[];
  readonly chosenIds: readonly Id[];
  /** Absent if nothing can be contracted today. */
  readonly onChoose?: ((claims: Id[]) => void) | undefined;
  /** The id to which the error summary links. */
  readonly id: string;
}

/** Chooses the invoices to sell, at least one, and shows what happens to the others (R4.21). */
export function ClaimChoice({ entry, terms, history, chosenIds, onChoose, id }: ClaimChoiceProps) {
  const words = useCopy(contractCopy);
  const today = readToday();
  const offered = pricedClaims(entry.claims).filter(({ claim }) => isOffered(claim));
  const forSale = offered.filter(({ claim }) => isForSaleOn(claim, today));
  const fallenDueClaims = offered.filter(({ claim }) => !isForSaleOn(claim, today)).map(({ claim }) => claim);
  const unselected = forSale.filter(({ claim }) => !chosenIds.includes(claim.id));
  const unbuyable = entry.claims.filter(({ status }) => status === ClaimStatus.cannotBuy);
  const choose = forSale.length > 1 ? onChoose : undefined;
  return (
    <Stack gap="m" as="section">
      <Heading level={2} id={id} tabIndex={-1}>
        {choose ? words.choose : words.claims}
      </Heading>
      {chosenIds.length === 0 && (
        <Text tone="critical" weight="strong">
          {words.noneSelected}
        </Text>
      )}
      {forSale.map((pricedClaim) => {
        const { id: claimId, obliger_company_name: obliger } = pricedClaim.claim;
        const isChosen = chosenIds.includes(claimId);
        const otherIds = chosenIds.filter((id) => id !== claimId);
        return (
          <Card key={claimId} as="article" tone={isChosen ? "plain" : "subtle"} gap="s">
            <Heading level={3}>{obliger}</Heading>
            {/* The offer above already shows the price of a single invoice. */}
            {forSale.length > 1 && <PriceLines obliger={obliger} {...shownPrice(pricedClaim, terms)} />}
            {choose && (
              <Checkbox
                label={<KeepWhole part={obliger}>{words.chooseThis({ obliger })}</KeepWhole>}
                checked={isChosen}
                onChange={(event) => choose(event.currentTarget.checked ? [...otherIds, claimId] : otherIds)}
              />
            )}
          </Card>
        );
      })}
      {chosenIds.length > 0 && unselected.length > 0 && (
        <Banner tone="caution" role="status">
          {words.othersCancelled({
            obligers: unselected.map(({ claim }) => claim.obliger_company_name).join("、"),
          })}
        </Banner>
      )}
      <NotForSale title={words.pastPaymentDate} claims={fallenDueClaims} />
      <NotForSale title={words.cannotBuy} claims={unbuyable} history={history} />
    </Stack>
  );
}

interface NotForSaleProps {
  readonly title: string;
  readonly claims: readonly Claim[];
  readonly history?: readonly HistoryEvent[];
}

function NotForSale({ title, claims, history }: NotForSaleProps) {
  if (claims.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>{title}</Heading>
      {claims.map((claim) => (
        <Stack key={claim.id} gap="xs">
          <Inline gap="s" spaceBetween>
            <Text as="span">{claim.obliger_company_name}</Text>
            <Amount yen={yenOf(claim.amount)} />
          </Inline>
          {history && <RefusalLines refusal={refusalOfClaim(history, claim.id)} />}
        </Stack>
      ))}
    </Stack>
  );
}

/** Prices come from the terms; a claim outside them has the price of the review (B5). */
export function shownPrice({ claim, price: reviewed }: PricedClaim, terms: ContractTerms | null) {
  const priceInTerms = terms?.claims.find((row) => row.claim === claim.id);
  const price = (priceInTerms && claimPrice(priceInTerms)) ?? reviewed;
  // The fee ratio is shown only if it is the one set by the review.
  return { price, feeRatio: price.fee === reviewed.fee ? claim.purchase_fee_ratio : null };
}
