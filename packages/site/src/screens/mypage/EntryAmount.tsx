import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf } from "@kaitori/domain";
import { Amount, Stack, Text } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { priceOfClaims } from "#application/entry/entry-price.ts";
import { sumLeft } from "#application/entry/owed-claims.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface EntryAmountProps {
  readonly entry: Entry;
  /** Of an entry that runs: its claims with what is left of each to hand over. */
  readonly left?: readonly Claim[];
}

/**
 * The amount to be handed over; else the amount that arrives, once the review has set the price; until then the
 * amount asked for.
 */
export function EntryAmount({ entry, left = [] }: EntryAmountProps) {
  const words = useCopy(priceCopy);
  const price = priceOfClaims(entry.claims);
  const owed = sumLeft(left);
  return (
    <Stack gap="none">
      <Text size="small">{owed > 0 ? words.toHandOver : price ? words.received : words.desired}</Text>
      <Amount yen={owed || (price?.deposit ?? yenOf(entry.purchase_amount_desired))} size="figure" />
    </Stack>
  );
}
