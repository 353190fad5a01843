import { financialsCopy } from "@kaitori/brand/copy/financials";
import { RadioCards } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { FinancialsForm } from "./use-financials-form.ts";

/** How the tax return was handed in decides what proves it: a receipt comes only by e-Tax. */
export function TaxReturnSubmission({ form }: { form: FinancialsForm }) {
  const words = useCopy(financialsCopy);
  return (
    <RadioCards
      label={words.taxReturnHow}
      required
      layout="beside"
      options={[
        { value: "eTax", label: words.eTax },
        { value: "document", label: words.document },
      ]}
      {...form.fork("taxReturnSubmission")}
    />
  );
}
