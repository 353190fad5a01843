import { readinessNeeds } from "@kaitori/domain";
import { expect, test } from "vitest";
import { stepsDone } from "./steps-done.ts";

const allDone = {
  submitProfile: true,
  submitWithdrawalsDetail: true,
  submitFinancialStatements: true,
  submitInvoices: false,
};
const stepOfNeed = {
  profile: "submitProfile",
  withdrawalStatements: "submitWithdrawalsDetail",
  financialStatements: "submitFinancialStatements",
  furtherPaper: "submitFinancialStatements",
  identity: null,
  bankAccount: null,
} as const;

test.each(readinessNeeds)("R2.15 B2 without %s only its own step is not done", (need) => {
  const missing = [{ need, state: "missing", page: "profile" } as const];
  const step = stepOfNeed[need];
  expect(stepsDone({ missing })).toEqual(step ? { ...allDone, [step]: false } : allDone);
});

test("R2.15 the invoices are done only when the entry is submitted", () => {
  expect(stepsDone({ missing: [] })).toEqual(allDone);
});
