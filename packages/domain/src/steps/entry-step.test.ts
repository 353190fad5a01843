import { expect, test } from "vitest";
import { entryStepOfPath, nextEntryStep, stepsMissingBefore } from "./entry-step.ts";

test.each([
  ["/entry", "submitFinancialStatements"],
  ["/entry/", "submitFinancialStatements"],
  ["entry", "submitFinancialStatements"],
  ["/entry/entry_invoice", "submitInvoices"],
  ["/entry/entry_invoice/", "submitInvoices"],
  ["/entry/entry_invoice/entry", "submitInvoices"],
  ["/entry/withdrawal_details", "submitWithdrawalsDetail"],
  ["/entry/withdrawal_details/entry/", "submitWithdrawalsDetail"],
  ["/register/pre_entry", null],
  ["/profile/before_entry/", null],
  ["/entry/detail/1", null],
  ["/entry//", null],
  ["/", null],
])("R2.14 D2.14 %s belongs to the step %s", (path, step) => {
  expect(entryStepOfPath(path)).toBe(step);
});

const nothingDone = {
  submitInvoices: false,
  submitFinancialStatements: false,
  submitWithdrawalsDetail: false,
  submitProfile: false,
};
const statementsDone = { ...nothingDone, submitWithdrawalsDetail: true, submitFinancialStatements: true };

test.each([
  [nothingDone, "submitWithdrawalsDetail"],
  [{ ...nothingDone, submitFinancialStatements: true }, "submitWithdrawalsDetail"],
  [{ ...nothingDone, submitWithdrawalsDetail: true }, "submitFinancialStatements"],
  [statementsDone, "submitInvoices"],
  [{ ...statementsDone, submitInvoices: true }, "submitProfile"],
  [{ ...statementsDone, submitInvoices: true, submitProfile: true }, "complete"],
] as const)("R2.15 D2.15 the next step: %o → %s", (done, step) => {
  expect(nextEntryStep(done)).toBe(step);
});

test.each([
  ["submitWithdrawalsDetail", nothingDone, []],
  ["submitFinancialStatements", nothingDone, []],
  ["submitProfile", nothingDone, []],
  ["submitInvoices", nothingDone, ["submitWithdrawalsDetail", "submitFinancialStatements"]],
  ["submitInvoices", { ...nothingDone, submitFinancialStatements: true }, ["submitWithdrawalsDetail"]],
  ["submitInvoices", { ...nothingDone, submitWithdrawalsDetail: true }, ["submitFinancialStatements"]],
  ["submitInvoices", statementsDone, []],
  ["complete", statementsDone, ["submitInvoices", "submitProfile"]],
] as const)("R2.15 D2.15 R4.20 the steps missing before %s, after %o: %j", (step, done, missing) => {
  expect(stepsMissingBefore(step, done)).toEqual(missing);
});
