import { priceCopy } from "@kaitori/brand/copy/price";
import { type Price, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Amount, Stack, Text, Unbroken } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ArrivingRange } from "../price/ArrivingRange.tsx";
import { sellableAmountOf } from "../price/estimate.ts";
import { amountOfEntry, isPriceShown } from "./amount-of-entry.ts";
import { entryPhase, isOverUnpaid } from "./entry-phase.ts";

export interface EntryAmountProps {
  readonly entry: Entry;
  /** Claims with the amount left to hand over. */
  readonly claimsLeft: readonly Claim[];
}

/**
 * The amount that matters now: requested, offered, arriving, paid, to be handed over, or the cost of an ended entry; a
 * price shows its deductions (B5, B17).
 */
export function EntryAmount({ entry, claimsLeft }: EntryAmountProps) {
  const words = useCopy(priceCopy);
  if (isOverUnpaid(entry)) return <Figure label={words.cost} yen={0} />;
  const { name, yen, price } = amountOfEntry(entry, claimsLeft);
  return (
    <Stack gap="xs">
      <Figure label={words[name]} yen={yen} />
      {price && isPriceShown(entry, claimsLeft) && <Equation price={price} />}
    </Stack>
  );
}

/** The estimated payout of an entry under review. */
export function ExpectedAmount({ entry }: { entry: Entry }) {
  const { yen, price } = amountOfEntry(entry, []);
  if (price || entryPhase(entry) !== "underReview") return null;
  const sumOf = (yenOfClaim: (claim: Entry["claims"][number]) => number) =>
    entry.claims.reduce((sum, claim) => sum + yenOfClaim(claim), 0);
  return (
    <ArrivingRange
      desired={yen}
      face={sumOf(({ amount }) => yenOf(amount))}
      forSale={sumOf(sellableAmountOf)}
    />
  );
}

function Equation({ price }: { price: Price }) {
  const words = useCopy(priceCopy);
  const deductions = { fee: yenWithSeparators(price.fee), charge: yenWithSeparators(price.bankCharge) };
  return (
    <Text size="small" figures>
      <Unbroken>
        {price.principal === price.faceValue
          ? words.equation({ ...deductions, face: yenWithSeparators(price.faceValue) })
          : words.equationOfPart({ ...deductions, principal: yenWithSeparators(price.principal) })}
      </Unbroken>
    </Text>
  );
}

function Figure({ label, yen }: { label: string; yen: number }) {
  return (
    <div>
      <Text size="small">{label}</Text>
      <Amount yen={yen} size="figure" />
    </div>
  );
}
