import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { priceCopy } from "@kaitori/brand/copy/price";
import { EntryStatus, type Price, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Amount, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { priceOfClaims } from "#application/entry/entry-price.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The figure that matters now: what was asked for, what is offered, what arrives, and how it comes about (B5). */
export function HeroAmount({ entry }: { entry: Entry }) {
  const words = useCopy(entryDetailCopy);
  const prices = useCopy(priceCopy);
  const price = priceOfClaims(entry.claims);
  const isOffer = entry.status === EntryStatus.reviewed;
  const label = price === null ? prices.desired : isOffer ? words.offered : words.received;
  return (
    <Stack gap="xs">
      <Text size="small">{label}</Text>
      <Amount yen={price?.deposit ?? yenOf(entry.purchase_amount_desired)} size="figure" />
      {price && (
        <Text size="small" figures>
          {price.principal === price.faceValue
            ? words.equation({ ...deductions(price), face: yenWithSeparators(price.faceValue) })
            : words.equationOfPart({ ...deductions(price), principal: yenWithSeparators(price.principal) })}
        </Text>
      )}
    </Stack>
  );
}

const deductions = ({ fee, bankCharge }: Price) => ({
  fee: yenWithSeparators(fee),
  charge: yenWithSeparators(bankCharge),
});
