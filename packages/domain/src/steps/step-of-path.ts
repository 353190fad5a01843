import { pagePaths } from "../paths/page-paths.ts";
import type { EntryStep } from "./entry-step.ts";

/** Which entry step a path is (R2.14); the segment must be `entry` itself, so /profile/before_entry is none. */
export function entryStepOfPath(path: string): EntryStep | null {
  if (path.includes(pagePaths.entryInvoice)) return "submitInvoices";
  if (path.includes(pagePaths.withdrawalDetails)) return "submitWithdrawalsDetail";
  return /(^|\/)entry\/?$/.test(path) ? "submitFinancialStatements" : null;
}
