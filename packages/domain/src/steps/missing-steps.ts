import type { EntryStep } from "./entry-step.ts";

export type WorkStep = Exclude<EntryStep, "complete">;

/** Which steps are done. */
export type StepsDone = Readonly<Record<WorkStep, boolean>>;

// The statements come in either order, the invoices need both, and the profile is needed last: to submit (R2.15, R4.20).
const order: readonly WorkStep[] = [
  "submitWithdrawalsDetail",
  "submitFinancialStatements",
  "submitInvoices",
  "submitProfile",
];

const neededBefore = {
  submitWithdrawalsDetail: [],
  submitFinancialStatements: [],
  submitInvoices: ["submitWithdrawalsDetail", "submitFinancialStatements"],
  submitProfile: [],
  complete: order,
} as const satisfies Record<EntryStep, readonly WorkStep[]>;

/** Where to go on: the first step that is not done (R2.15). */
export const nextEntryStep = (done: StepsDone): EntryStep => order.find((step) => !done[step]) ?? "complete";

/** What must be done before this step may be opened; the first one is where to send somebody (R2.15). */
export const stepsMissingBefore = (step: EntryStep, done: StepsDone): WorkStep[] =>
  neededBefore[step].filter((needed) => !done[needed]);
