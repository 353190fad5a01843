import { financialsCopy } from "@kaitori/brand/copy/financials";
import { Checkbox } from "@kaitori/ui";
import { useCopy } from "../../../parts/brand/use-copy.ts";
import type { FinancialsForm } from "./use-financials-form.ts";

/** Without a sheet of its own for expenses none is asked for (R4.17). */
export function NoExpenses({ form }: { form: FinancialsForm }) {
  const words = useCopy(financialsCopy);
  return (
    <Checkbox label={words.noExpenses} description={words.noExpensesHint} {...form.fork("hasNoExpenses")} />
  );
}
