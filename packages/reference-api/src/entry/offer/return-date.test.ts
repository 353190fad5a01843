import type { BrandSettings } from "@kaitori/brand/settings";
import { addDays, type CalendarDate, isBankDay } from "@kaitori/domain";
import { expect, test } from "vitest";
import { returnDate } from "./return-date.ts";

const promises: BrandSettings["promises"] = {
  decision: 2,
  payOut: 3,
  handOver: 3,
  complaint: 5,
  dayEnds: "15:00",
  closedDay: "next",
};
const daysOfAYear = Array.from({ length: 340 }, (_, index) => addDays("2026-12-01", index));
const isClosed = (date: CalendarDate) => !isBankDay(date);

test("money is never to be handed over on a day when the banks are closed", () => {
  expect(daysOfAYear.map((date) => returnDate(date, promises)).filter(isClosed)).toEqual([]);
});

test.each([
  { paid: "2026-11-30", handOver: 3, until: "2026-12-03" },
  { paid: "2027-01-31", handOver: 2, until: "2027-02-03" },
  { paid: "2026-12-28", handOver: 3, until: "2027-01-04" },
] as const)("B12 what is paid on $paid is handed over within $handOver bank days, by $until", (one) => {
  expect(returnDate(one.paid, { ...promises, handOver: one.handOver })).toBe(one.until);
});
