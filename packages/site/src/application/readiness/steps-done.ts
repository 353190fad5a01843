import type { StepsDone } from "@kaitori/domain";
import type { Readiness } from "@kaitori/wire";

/** Which steps of an entry are done (R2.15). The invoices are done only when the entry is submitted. */
export function stepsDone({ missing }: Pick<Readiness, "missing">): StepsDone {
  const lacks = new Set(missing.map(({ need }) => need));
  return {
    submitProfile: !lacks.has("profile"),
    submitWithdrawalsDetail: !lacks.has("withdrawalStatements"),
    // What the brand asks for beside the specification is given there, too.
    submitFinancialStatements: !lacks.has("financialStatements") && !lacks.has("furtherPaper"),
    submitInvoices: false,
  };
}
