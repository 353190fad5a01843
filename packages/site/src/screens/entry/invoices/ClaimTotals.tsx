import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { maximumClaims } from "@kaitori/domain";
import { Amount, DataList } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { totalsOf } from "./totals.ts";

/** What the invoices come to. */
export function ClaimTotals({ values }: { values: InvoiceValues }) {
  const words = useCopy(invoicesCopy);
  const { amount, scheduled } = totalsOf(values);
  return (
    <DataList
      items={[
        {
          id: "count",
          term: words.count,
          value: words.countOf({ count: values.claims.length, max: maximumClaims }),
        },
        { id: "amount", term: words.claimsTotal, value: <Amount yen={amount} size="lead" /> },
        { id: "scheduled", term: words.scheduledTotal, value: <Amount yen={scheduled} /> },
      ]}
    />
  );
}
