import { href } from "../paths/href.ts";

/** The steps towards an entry (R2.15). */
export const entrySteps = [
  "submitInvoices",
  "submitFinancialStatements",
  "submitWithdrawalsDetail",
  "submitProfile",
  "complete",
] as const;
export type EntryStep = (typeof entrySteps)[number];

/** Where each step is done (R2.15); `complete` is a state, not a place to work. */
export const entryStepPaths = {
  submitInvoices: href.entryInvoice(),
  submitFinancialStatements: href.entry(),
  submitWithdrawalsDetail: href.withdrawalDetails(),
  submitProfile: href.registerProfile(),
} as const satisfies Record<Exclude<EntryStep, "complete">, string>;
