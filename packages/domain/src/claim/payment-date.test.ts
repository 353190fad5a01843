import { expect, test } from "vitest";
import { handOverDay } from "../bank-day/bank-day.ts";
import { lastPaymentDate, paymentDateIssues, paymentDateTooFarIssues } from "./payment-date.ts";

test.each([
  { date: "2026-11-20", past: true },
  { date: "2026-11-21", past: true },
  { date: "2026-11-22", past: false },
  { date: "2027-01-01", past: false },
  // Another finding reports a missing or unreadable date.
  { date: "", past: false },
  { date: "2025-02-30", past: false },
  { date: null, past: false },
])("D5.7 R5.8 a payment on $date, seen on 2026-11-21, is past: $past", ({ date, past }) => {
  expect(paymentDateIssues({ obliger_payment_date: date }, "2026-11-21", ["claims", 1])).toEqual(
    past ? [{ path: ["claims", 1, "obliger_payment_date"], code: "pastDate" }] : [],
  );
});

test.each([
  { date: "2050-11-16", facts: true },
  { date: "2050-11-17", facts: false },
  { date: "2099-01-31", facts: false },
  { date: "", facts: true },
  { date: "2099-02-30", facts: true },
])("B12 a payment on $date is within the bank calendar, or no date: $facts", ({ date, facts }) => {
  expect(paymentDateTooFarIssues({ obliger_payment_date: date }, ["claims", 0])).toEqual(
    facts
      ? []
      : [
          {
            path: ["claims", 0, "obliger_payment_date"],
            code: "dateTooFar",
            params: { last: "2050-11-16" },
          },
        ],
  );
});

test("B12 the hand-over day of the last payment date is known even twenty bank days later", () => {
  expect(handOverDay(lastPaymentDate, "next", 20)).toBe("2050-12-15");
});
