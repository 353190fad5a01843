import { financialsCopy } from "@kaitori/brand/copy/financials";
import { RadioCards } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { FinancialsForm } from "./use-financials-form.ts";

/** The way in which the tax return was filed decides which paper proves it: only e-Tax gives a receipt. */
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
