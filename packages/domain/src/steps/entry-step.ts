/** The steps towards an entry (spec §2, R2.15). */
export const entrySteps = [
  "submitInvoices",
  "submitFinancialStatements",
  "submitWithdrawalsDetail",
  "submitProfile",
  "complete",
] as const;
export type EntryStep = (typeof entrySteps)[number];

/** Where each step is done (spec §2, R2.15); `complete` is a state, not a place to work. */
export const entryStepPaths = {
  submitInvoices: "/entry/entry_invoice/",
  submitFinancialStatements: "/entry/",
  submitWithdrawalsDetail: "/entry/withdrawal_details/",
  submitProfile: "/register/profile/",
} as const satisfies Record<Exclude<EntryStep, "complete">, string>;
