import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Amount, DataList } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { totalsOf } from "./totals.ts";

export function ClaimTotals({ values }: { values: InvoiceValues }) {
  const words = useCopy(invoicesCopy);
  const { amount, scheduled } = totalsOf(values);
  return (
    <DataList
      items={[
        { id: "amount", term: words.claimsTotal, value: <Amount yen={amount} size="lead" /> },
        { id: "scheduled", term: words.scheduledTotal, value: <Amount yen={scheduled} /> },
      ]}
    />
  );
}
