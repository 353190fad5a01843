import type { Readiness, StepsDone } from "@kaitori/domain";

/** The steps of an entry that are done (R2.15). The invoices are done only when the entry is submitted. */
export function stepsDone({ missing }: Pick<Readiness, "missing">): StepsDone {
  const needs = new Set(missing.map(({ need }) => need));
  return {
    submitProfile: !needs.has("profile"),
    submitWithdrawalsDetail: !needs.has("withdrawalStatements"),
    // Papers that the brand requires in addition are also submitted in this step.
    submitFinancialStatements: !needs.has("financialStatements") && !needs.has("furtherPaper"),
    submitInvoices: false,
  };
}

/** True for a blocker other than identity papers, which can be uploaded while the entry is typed. */
export const isEntryBlocked = ({ blockers }: Pick<Readiness, "blockers">): boolean =>
  blockers.some((blocker) => !blocker.startsWith("identity"));

export const isListShown = (readiness: Pick<Readiness, "missing"> | null): boolean =>
  readiness !== null && readiness.missing.length > 0;
