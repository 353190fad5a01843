import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { yenWithSeparators } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { estimate, feeRange, percentText } from "#application/price/estimate.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { totalsOf } from "./totals.ts";

/** Between which bounds lies what arrives, by the fees of the brand, as long as nobody has looked at the invoices. */
export function ArrivingRange({ values }: { values: InvoiceValues }) {
  const words = useCopy(invoicesCopy);
  const { limits } = useSite().brand.settings;
  const range = feeRange(limits);
  const { estimated, forSale } = totalsOf(values);
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
        {estimated < forSale && words.arrivesOfDesired}
        {words.arrivesNote({
          min: percentText(range.min),
          max: percentText(range.max),
          charge: yenWithSeparators(limits.bankCharge),
        })}
      </Text>
    </Stack>
  );
}
