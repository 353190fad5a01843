import { expect, test } from "vitest";
import { handOverDay } from "../bank-day/bank-day.ts";
import { lastPaymentDate, paymentDateIssues, paymentDateTooFarIssues } from "./claim-issues.ts";

test.each([
  { date: "2026-11-20", isPast: true },
  { date: "2026-11-21", isPast: true },
  { date: "2026-11-22", isPast: false },
  { date: "2027-01-01", isPast: false },
  // Another issue reports a missing or unreadable date.
  { date: "", isPast: false },
  { date: "2025-02-30", isPast: false },
  { date: null, isPast: false },
])("D5.7 R5.8 a payment on $date, seen on 2026-11-21, is past: $isPast", ({ date, isPast }) => {
  expect(paymentDateIssues({ obliger_payment_date: date }, "2026-11-21", ["claims", 1])).toEqual(
    isPast ? [{ path: ["claims", 1, "obliger_payment_date"], code: "pastDate" }] : [],
  );
});

test.each([
  { date: "2050-11-17", fits: true },
  { date: "2099-11-16", fits: true },
  { date: "2099-11-17", fits: false },
  { date: "", fits: true },
  { date: "2099-02-30", fits: true },
])("D5.7 D19 a payment on $date has a computable hand-over day, or is no date: $fits", ({ date, fits }) => {
  expect(paymentDateTooFarIssues({ obliger_payment_date: date }, ["claims", 0])).toEqual(
    fits
      ? []
      : [
          {
            path: ["claims", 0, "obliger_payment_date"],
            code: "paymentDateTooFar",
            params: { last: "2099-11-16" },
          },
        ],
  );
});

test("B12 the hand-over day of the last payment date is known even twenty bank days later", () => {
  expect(handOverDay(lastPaymentDate, "next", 20)).toBe("2099-12-15");
});
