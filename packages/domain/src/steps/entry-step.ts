import { href, pagePaths } from "../paths/page-paths.ts";

/** The steps towards an entry (R2.15). */
export const entrySteps = [
  "submitInvoices",
  "submitFinancialStatements",
  "submitWithdrawalsDetail",
  "submitProfile",
  "complete",
] as const;
export type EntryStep = (typeof entrySteps)[number];

/** Page of each step (R2.15); `complete` has no page. */
export const entryStepPaths = {
  submitInvoices: href.entryInvoice(),
  submitFinancialStatements: href.entry(),
  submitWithdrawalsDetail: href.withdrawalDetails(),
  submitProfile: href.registerProfile(),
} as const satisfies Record<Exclude<EntryStep, "complete">, string>;

export type WorkStep = Exclude<EntryStep, "complete">;

export type StepsDone = Readonly<Record<WorkStep, boolean>>;

// Steps required before each step: statements in any order, both before invoices, the profile before submitting
// (R2.15, R4.20).
const order: readonly WorkStep[] = [
  "submitWithdrawalsDetail",
  "submitFinancialStatements",
  "submitInvoices",
  "submitProfile",
];

const requiredBefore = {
  submitWithdrawalsDetail: [],
  submitFinancialStatements: [],
  submitInvoices: ["submitWithdrawalsDetail", "submitFinancialStatements"],
  submitProfile: [],
  complete: order,
} as const satisfies Record<EntryStep, readonly WorkStep[]>;

/** The first step that is not done (R2.15). */
export const nextEntryStep = (done: StepsDone): EntryStep => order.find((step) => !done[step]) ?? "complete";

/** Unfinished steps before this one; the first is where to redirect (R2.15). */
export const stepsMissingBefore = (step: EntryStep, done: StepsDone): WorkStep[] =>
  requiredBefore[step].filter((required) => !done[required]);

/** Entry step of a path (R2.14); the segment must be `entry` itself, so /profile/before_entry is none. */
export function entryStepOfPath(path: string): EntryStep | null {
  if (path.includes(pagePaths.entryInvoice)) return "submitInvoices";
  if (path.includes(pagePaths.withdrawalDetails)) return "submitWithdrawalsDetail";
  return /(^|\/)entry\/?$/.test(path) ? "submitFinancialStatements" : null;
}
