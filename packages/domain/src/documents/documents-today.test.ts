import { expect, test } from "vitest";
import {
  DocumentsConfirmation,
  financialStatementStatusToday,
  financialStatementsValidUntil,
  withdrawalStatementStatusToday,
} from "./documents-today.ts";

const today = "2026-11-21";

test.each([
  { status: "confirmed", accepted: null, now: "confirmed" },
  { status: "confirmed", accepted: "2026-07-01", now: "confirmed" },
  { status: "confirmed", accepted: "2026-06-30", now: "expired" },
  // The documents under review are newer than the accepted ones.
  { status: "confirming", accepted: "2026-01-15", now: "confirming" },
  { status: "inadequate", accepted: "2026-01-15", now: "inadequate" },
] as const)("D4.10 R9.3 today's status of statements ($status) accepted on $accepted is $now", (row) => {
  const user = {
    withdrawals_detail_status: DocumentsConfirmation[row.status],
    last_withdrawals_detail_date: row.accepted,
  };
  expect(withdrawalStatementStatusToday(user, today)).toBe(DocumentsConfirmation[row.now]);
});

test.each([
  { status: "confirmed", until: null, now: "confirmed" },
  { status: "confirmed", until: "2026-11-21", now: "confirmed" },
  { status: "confirmed", until: "2026-11-20", now: "expired" },
  { status: "confirming", until: "2026-11-20", now: "confirming" },
  { status: "notSubmitted", until: null, now: "notSubmitted" },
] as const)("D4.10 today's status of documents ($status) valid until $until is $now", (row) => {
  const user = {
    financial_statements_status: DocumentsConfirmation[row.status],
    financial_statements_valid_date: row.until,
  };
  expect(financialStatementStatusToday(user, today)).toBe(DocumentsConfirmation[row.now]);
});

test("financial statements are valid for a year from their acceptance", () => {
  expect(financialStatementsValidUntil(today)).toBe("2027-11-21");
});
