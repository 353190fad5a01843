import { expect, test } from "vitest";
import { paymentDateIssues } from "./payment-date.ts";

test.each([
  { date: "2026-11-20", past: true },
  { date: "2026-11-21", past: true },
  { date: "2026-11-22", past: false },
  { date: "2027-01-01", past: false },
  // Missing or unreadable is another finding.
  { date: "", past: false },
  { date: "2025-02-30", past: false },
  { date: null, past: false },
])("R5.8 a payment on $date, seen on 2026-11-21, is past: $past", ({ date, past }) => {
  expect(paymentDateIssues({ obliger_payment_date: date }, "2026-11-21", ["claims", 1])).toEqual(
    past ? [{ path: ["claims", 1, "obliger_payment_date"], code: "pastDate" }] : [],
  );
});
