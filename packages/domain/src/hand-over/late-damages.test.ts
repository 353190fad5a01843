import fc from "fast-check";
import { expect, test } from "vitest";
import { handOverDay } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { type DatedMoneyEvent, lateDamages, lateDamagesPerDay } from "./late-damages.ts";

const bankDaysToHandOver = 3;
// Money that the seller receives on Monday 2027-02-01 must be handed over by 2027-02-04.
const receiptOf = (amount: number, on: CalendarDate = "2027-02-01"): DatedMoneyEvent => ({
  kind: "received",
  amount,
  on,
});
const handOverOf = (amount: number, on: CalendarDate): DatedMoneyEvent => ({
  kind: "handedOver",
  amount,
  on,
});

test.each<[string, DatedMoneyEvent[], CalendarDate, number]>([
  ["no receipt is reported", [], "2027-12-01", 0],
  ["on the last day", [receiptOf(1_000_000)], "2027-02-04", 0],
  ["one day after the last day", [receiptOf(1_000_000)], "2027-02-05", 400],
  [
    "handed over on the last day",
    [receiptOf(1_000_000), handOverOf(1_000_000, "2027-02-04")],
    "2027-12-01",
    0,
  ],
  [
    "handed over ten days after the last day",
    [receiptOf(1_000_000), handOverOf(1_000_000, "2027-02-14")],
    "2027-12-01",
    4_000,
  ],
  ["damages of less than a yen", [receiptOf(2_499)], "2027-02-05", 0],
  ["damages of one yen", [receiptOf(2_500)], "2027-02-05", 1],
  [
    "a part on time, a part five days late, the rest ten days late",
    [
      receiptOf(1_000_000),
      handOverOf(400_000, "2027-02-04"),
      handOverOf(300_000, "2027-02-09"),
      handOverOf(300_000, "2027-02-14"),
    ],
    "2027-12-01",
    600 + 1_200,
  ],
  [
    "a later receipt has its own last day",
    [receiptOf(500_000), receiptOf(500_000, "2027-02-08"), handOverOf(1_000_000, "2027-02-12")],
    "2027-12-01",
    1_600,
  ],
  [
    "handed over without a report, so the day of the receipt is unknown",
    [handOverOf(1_000_000, "2027-06-01")],
    "2027-12-01",
    0,
  ],
  // 29 February counts as a day, although the year is counted as 365 days.
  ["a whole leap year", [receiptOf(1_000_000, "2027-02-25")], "2028-03-02", 146_400],
])("B12 damages for a late hand-over: %s", (_, events, today, damages) => {
  expect(lateDamages(events, { handOver: bankDaysToHandOver, today })).toBe(damages);
});

const received = fc.record({
  amount: fc.integer({ min: 1, max: 999_999_999_999 }),
  day: fc.integer({ min: 0, max: 40 }),
});
const handedOver = fc.record({
  share: fc.integer({ min: 1, max: 100 }),
  day: fc.integer({ min: 41, max: 120 }),
});
const dateOf = (day: number) => addDays("2027-01-04", day);
const today = dateOf(140);

/** Receipts, then hand-overs in the order of their days, none above the outstanding amount. */
const events = fc
  .tuple(fc.array(received, { minLength: 1, maxLength: 4 }), fc.array(handedOver, { maxLength: 5 }))
  .map(([receipts, bookings]): DatedMoneyEvent[] => {
    let outstanding = receipts.reduce((sum, { amount }) => sum + amount, 0);
    const handOvers = bookings
      .toSorted((one, other) => one.day - other.day)
      .flatMap(({ share, day }) => {
        const amount = Math.floor((outstanding * share) / 100);
        outstanding -= amount;
        return amount > 0 ? [handOverOf(amount, dateOf(day))] : [];
      });
    return [...receipts.map(({ amount, day }) => receiptOf(amount, dateOf(day))), ...handOvers];
  });

/** A day's part of 14.6 % a year, in hundred-thousandths. */
const dailyRate = 40n;

/** Independent calculation: for each day the overdue amount at its end, in hundred-thousandths of a yen. */
function dayByDay(all: readonly DatedMoneyEvent[], until: CalendarDate): number {
  let sum = 0n;
  for (let day = addDays("2027-01-04", 1); day <= until; day = addDays(day, 1)) {
    const due = all
      .filter((event) => event.kind === "received" && handOverDay(event.on, "next", bankDaysToHandOver) < day)
      .reduce((total, { amount }) => total + amount, 0);
    // The day of the hand-over itself still counts.
    const paid = all
      .filter((event) => event.kind === "handedOver" && event.on < day)
      .reduce((total, { amount }) => total + amount, 0);
    sum += BigInt(Math.max(0, due - paid)) * dailyRate;
  }
  return Number(sum / 100_000n);
}

test("B12 damages are the sum of each day's overdue amount, rounded down once", () => {
  fc.assert(
    fc.property(events, (all) => {
      expect(lateDamages(all, { handOver: bankDaysToHandOver, today })).toBe(dayByDay(all, today));
    }),
  );
});

test.each([1_000_000, 2_200_000, 2_499, 2_500, 0])(
  "B12 lateDamagesPerDay of %i yen equals the damages of one day",
  (yen) => {
    const next = lateDamages([receiptOf(yen)], { handOver: bankDaysToHandOver, today: "2027-02-05" });
    expect(lateDamagesPerDay(yen)).toBe(next);
  },
);
