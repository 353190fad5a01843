import { expect, test } from "vitest";
import {
  financialStatementStatusToday,
  financialStatementsValidUntil,
  withdrawalStatementStatusToday,
} from "./documents-today.ts";

const today = "2026-11-21";

test.each([
  { status: 3, accepted: null, now: 3 },
  { status: 3, accepted: "2026-07-01", now: 3 },
  { status: 3, accepted: "2026-06-30", now: 5 },
  // The documents under review are newer than the accepted ones.
  { status: 1, accepted: "2026-01-15", now: 1 },
  { status: 2, accepted: "2026-01-15", now: 2 },
] as const)("D4.10 R9.3 today's status of statements ($status) accepted on $accepted is $now", (input) => {
  const user = { withdrawals_detail_status: input.status, last_withdrawals_detail_date: input.accepted };
  expect(withdrawalStatementStatusToday(user, today)).toBe(input.now);
});

test.each([
  { status: 3, until: null, now: 3 },
  { status: 3, until: "2026-11-21", now: 3 },
  { status: 3, until: "2026-11-20", now: 5 },
  { status: 1, until: "2026-11-20", now: 1 },
  { status: 4, until: null, now: 4 },
] as const)("D4.10 today's status of documents ($status) valid until $until is $now", (input) => {
  const user = { financial_statements_status: input.status, financial_statements_valid_date: input.until };
  expect(financialStatementStatusToday(user, today)).toBe(input.now);
});

test("financial statements are valid for a year from their acceptance", () => {
  expect(financialStatementsValidUntil(today)).toBe("2027-11-21");
});
