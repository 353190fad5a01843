import { priceCopy } from "@kaitori/brand/copy/price";
import { type Yen, yenWithSeparators } from "@kaitori/domain";
import { Note, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { estimate, estimateBaseOf, feeRange, percentText } from "./estimate.ts";

export interface PayoutRangeProps {
  /** The desired amount; 0 if it is empty. */
  readonly desired: Yen;
  readonly faceValue: Yen;
  /** The sellable amount: less than the face value if the payer deducts something. */
  readonly forSale: Yen;
}

export function PayoutRange({ desired, faceValue, forSale }: PayoutRangeProps) {
  const words = useCopy(priceCopy);
  const { limits } = useSite().brand.settings;
  const range = feeRange(limits);
  const estimated = estimateBaseOf(desired, forSale);
  const payoutBase = String(estimated);
  const high = estimate(payoutBase, range.min, limits);
  const low = estimate(payoutBase, range.max, limits);
  if (!high || !low) return null;
  return (
    <Stack gap="xs">
      <Text size="small">{words.estimate}</Text>
      <Text size="lead" weight="strong" tabularNumbers>
        {words.estimateRange({ low: yenWithSeparators(low.deposit), high: yenWithSeparators(high.deposit) })}
      </Text>
      <Note>
        {words.estimateNote({
          base:
            estimated < forSale
              ? words.desired
              : forSale < faceValue
                ? words.estimateOfScheduled
                : words.estimateOfTotal,
          min: percentText(range.min),
          max: percentText(range.max),
          charge: yenWithSeparators(limits.bankCharge),
        })}
      </Note>
    </Stack>
  );
}
