import type { Issue } from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { invoiceIssues } from "./invoice-issues.ts";
import type { InvoiceValues } from "./invoice-values.ts";

/** The rules over what was typed, with this brand's limits and as of today. */
export function useJudge(): (values: InvoiceValues) => Issue[] {
  const { limits } = useSite().brand.settings;
  return (values) => invoiceIssues(values, { limits, today: readToday() });
}
