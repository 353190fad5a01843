import { priceCopy } from "@kaitori/brand/copy/price";
import { type Yen, yenWithSeparators } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { estimate, feeRange, percentText } from "./estimate.ts";

export interface ArrivingRangeProps {
  /** What it is reckoned from. */
  readonly estimated: Yen;
  /** What can be sold of the invoices. */
  readonly forSale: Yen;
}

/** Between which bounds lies what arrives, by the fees of the brand, as long as nobody has looked at the invoices. */
export function ArrivingRange({ estimated, forSale }: ArrivingRangeProps) {
  const words = useCopy(priceCopy);
  const { limits } = useSite().brand.settings;
  const range = feeRange(limits);
  const arriving = String(estimated);
  const high = estimate(arriving, range.min, limits);
  const low = estimate(arriving, range.max, limits);
  if (!high || !low) return null;
  return (
    <Stack gap="xs">
      <Text size="small">{words.arrives}</Text>
      <Text size="lead" weight="strong" figures>
        {words.arrivesRange({ low: yenWithSeparators(low.deposit), high: yenWithSeparators(high.deposit) })}
      </Text>
      <Text size="small" tone="quiet">
        {estimated < forSale ? words.arrivesOfDesired : words.arrivesOfTotal}
        {words.arrivesNote({
          min: percentText(range.min),
          max: percentText(range.max),
          charge: yenWithSeparators(limits.bankCharge),
        })}
      </Text>
    </Stack>
  );
}
