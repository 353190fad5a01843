import {
  type CalendarDate,
  claimAmountIssues,
  desiredAmountIssues,
  entryIssues,
  type Issue,
  type PurchaseLimits,
  paymentDateIssues,
} from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

/** The facts outside the entry by which it is judged. */
export interface Judging {
  readonly limits: PurchaseLimits;
  readonly today: CalendarDate;
}

/** Findings that block the submission, in page order (R5.7–R5.9). */
export function invoiceIssues(values: InvoiceValues, { limits, today }: Judging): Issue[] {
  const entry = readEntry(values);
  const issues = [
    ...desiredAmountIssues(entry, limits),
    ...entryIssues(entry, "first"),
    ...entry.claims.flatMap((claim, index) => [
      ...claimAmountIssues(claim, limits, ["claims", index]),
      ...paymentDateIssues(claim, today, ["claims", index]),
    ]),
  ];
  return [...issues.filter(isOfClaims), ...issues.filter((issue) => !isOfClaims(issue))];
}

/** That there is no invoice at all names no field (R5.7). */
const isOfClaims = ({ path: [field = "claims"] }: Issue) => field === "claims";

/** The rules over what was typed, with this brand's limits and as of today. */
export function useJudge(): (values: InvoiceValues) => Issue[] {
  const { limits } = useSite().brand.settings;
  return (values) => invoiceIssues(values, { limits, today: readToday() });
}
