import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { Amount, Banner, DataList } from "@kaitori/ui";
import { ArrivingRange } from "#application/price/ArrivingRange.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { desiredPlace } from "../invoices/DesiredFields.tsx";
import { type InvoiceValues, readEntry } from "../invoices/invoice-values.ts";
import { totalsOf } from "../invoices/totals.ts";
import { CheckedGroup, fieldsPath } from "./CheckedGroup.tsx";

/** The sum of the invoices and the desired amount. */
export function CheckedDesiredAmount({ values }: { values: InvoiceValues }) {
  const invoices = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const { amount, scheduled, desired, forSale } = totalsOf(values);
  return (
    <CheckedGroup title={invoices.desiredTitle} changeAt={`${fieldsPath}#${desiredPlace}`}>
      {desired > amount && <Banner tone="caution">{invoices.overAmount}</Banner>}
      <DataList
        items={[
          // A single invoice shows them itself.
          ...(values.claims.length > 1
            ? [
                { id: "total", term: invoices.claimsTotal, value: <Amount yen={amount} size="lead" /> },
                { id: "scheduled", term: invoices.scheduledTotal, value: <Amount yen={scheduled} /> },
              ]
            : []),
          { id: "desired", term: price.desired, value: <Amount yen={desired} size="figure" /> },
          { id: "purpose", term: invoices.purpose, value: readEntry(values).purpose },
        ]}
      />
      <ArrivingRange desired={desired} face={amount} forSale={forSale} />
    </CheckedGroup>
  );
}
