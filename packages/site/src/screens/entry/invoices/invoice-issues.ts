import { entryIssues, type Issue } from "@kaitori/domain";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

/** As long as the server keeps it. */
export const purposeMaximum = 500;

/** What keeps the entry from being submitted, in the order in which its fields stand: what is about all of it and invoices first (R5.7–R5.9). */
export function invoiceIssues(values: InvoiceValues): Issue[] {
  const entry = readEntry(values);
  const found = [...entryIssues(entry, "first"), ...purposeIssues(entry.purpose)];
  const isOfClaims = ({ path }: Issue) => path.length === 0 || path[0] === "claims";
  return [...found.filter(isOfClaims), ...found.filter((issue) => !isOfClaims(issue))];
}

const purposeIssues = (purpose: string): Issue[] =>
  purpose.length > purposeMaximum
    ? [{ path: ["purpose"], code: "tooLong", params: { max: purposeMaximum } }]
    : [];
