import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { priceCopy } from "@kaitori/brand/copy/price";
import { EntryStatus, type Price, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Amount, Stack, Text, Unbroken } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { isOverUnpaid } from "#application/entry/entry-phase.ts";
import { countOfClaims, priceOfClaims } from "#application/entry/entry-price.ts";
import { sumLeft } from "#application/entry/owed-claims.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface HeroAmountProps {
  readonly entry: Entry;
  /** Its claims with what is left of each to hand over. */
  readonly left: readonly Claim[];
}

/**
 * The most important amount now: asked for, offered, arriving, to be handed over, or what an ended entry costs (B5).
 */
export function HeroAmount({ entry, left }: HeroAmountProps) {
  const words = useCopy(entryDetailCopy);
  const prices = useCopy(priceCopy);
  const price = priceOfClaims(entry.claims);
  if (isOverUnpaid(entry)) return <Hero label={words.cost} yen={0} />;
  if (!price) return <Hero label={prices.desired} yen={yenOf(entry.purchase_amount_desired)} />;
  const owed = entry.status === EntryStatus.transferred ? sumLeft(left) : 0;
  const isOfSeveral = entry.status === EntryStatus.reviewed && countOfClaims(entry.claims) > 1;
  return (
    <Stack gap="xs">
      {owed > 0 ? (
        <Hero label={prices.toHandOver} yen={owed} />
      ) : (
        <Hero label={isOfSeveral ? words.offered : words.received} yen={price.deposit} />
      )}
      {owed > 0 && (
        <Text size="small" figures>
          {words.receivedBefore({ amount: yenWithSeparators(price.deposit) })}
        </Text>
      )}
      <Text size="small" figures>
        <Unbroken>
          {price.principal === price.faceValue
            ? words.equation({ ...deductions(price), face: yenWithSeparators(price.faceValue) })
            : words.equationOfPart({ ...deductions(price), principal: yenWithSeparators(price.principal) })}
        </Unbroken>
      </Text>
    </Stack>
  );
}

function Hero({ label, yen }: { label: string; yen: number }) {
  return (
    <Stack gap="xs">
      <Text size="small">{label}</Text>
      <Amount yen={yen} size="figure" />
    </Stack>
  );
}

const deductions = ({ fee, bankCharge }: Price) => ({
  fee: yenWithSeparators(fee),
  charge: yenWithSeparators(bankCharge),
});
