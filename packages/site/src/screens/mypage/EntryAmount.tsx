import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf } from "@kaitori/domain";
import { Amount, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { priceOfClaims } from "#application/entry/entry-price.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** What arrives, once the review has set the price; until then what was asked for. */
export function EntryAmount({ entry }: { entry: Entry }) {
  const words = useCopy(priceCopy);
  const price = priceOfClaims(entry.claims);
  return (
    <Stack gap="none">
      <Text size="small">{price ? words.received : words.desired}</Text>
      <Amount yen={price?.deposit ?? yenOf(entry.purchase_amount_desired)} size="figure" />
    </Stack>
  );
}
