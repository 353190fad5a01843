import { between } from "@holiday-jp/holiday_jp";
import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import {
  addBankDays,
  bankDayFrom,
  bankDayUntil,
  handOverDay,
  isBankDay,
  lastRequestDay,
  nextBankDay,
  promisedDay,
} from "./bank-day.ts";
import { holidaysOf } from "./holidays.ts";

/** The last year of the independent calendar. */
const lastYear = 2050;
const knownYears = Array.from({ length: lastYear - 2021 }, (_, index) => 2022 + index);
const daysOf2026 = Array.from({ length: 365 }, (_, index) => addDays("2026-01-01", index));

test.each(knownYears)("D19 the holidays of %s are those of an independent calendar", (year) => {
  const days = between(new Date(`${year}-01-01T00:00:00Z`), new Date(`${year}-12-31T00:00:00Z`));
  expect([...holidaysOf(year)].sort()).toEqual(days.map(({ date }) => date.toISOString().slice(5, 10)));
});

test("D19 the independent calendar has no more holidays after 2050", () => {
  expect(between(new Date(`${lastYear + 1}-01-01T00:00:00Z`), new Date("2099-12-31T00:00:00Z"))).toEqual([]);
});

test.each([
  { day: "2026-11-20", open: true, why: "Friday" },
  { day: "2026-11-21", open: false, why: "Saturday" },
  { day: "2026-11-22", open: false, why: "Sunday" },
  { day: "2026-11-23", open: false, why: "a holiday" },
  { day: "2026-05-06", open: false, why: "in place of a holiday on a Sunday" },
  { day: "2026-09-22", open: false, why: "a day between two holidays" },
  { day: "2026-12-30", open: true, why: "the last day of the year on which banks are open" },
  { day: "2026-12-31", open: false, why: "the end of the year" },
  { day: "2027-01-01", open: false, why: "a holiday" },
  { day: "2026-01-02", open: false, why: "the beginning of the year" },
  { day: "2027-01-04", open: true, why: "the first day of the year on which banks are open" },
] as const)("B12 banks are open on $day: $open ($why)", ({ day, open }) => {
  expect(isBankDay(day)).toBe(open);
});

test.each([
  ["2026-12-30", 1, "2027-01-04"],
  ["2026-12-31", 1, "2027-01-04"],
  ["2026-11-20", 1, "2026-11-24"],
  ["2026-11-20", 3, "2026-11-26"],
  ["2026-11-24", -1, "2026-11-20"],
  ["2026-11-21", 0, "2026-11-21"],
] as const)("B12 %s plus %i bank days is %s", (day, count, result) => {
  expect(addBankDays(day, count)).toBe(result);
});

test("B12 bankDayFrom and bankDayUntil move a closed day forward and back", () => {
  expect(bankDayFrom("2026-11-21")).toBe("2026-11-24");
  expect(bankDayUntil("2026-11-23")).toBe("2026-11-20");
  expect(bankDayFrom("2026-11-20")).toBe("2026-11-20");
});

test.each([
  ["2050-12-30", "2051-01-04", "the independent calendar"],
  ["2099-12-31", "2100-01-04", "the years with good estimates of the equinoxes"],
  ["2021-12-30", "2022-01-04", "the law in force, whose first year is 2022"],
  ["1999-12-30", "2000-01-04", "a wrong clock of a device"],
] as const)("D19 the first bank day after %s is %s, beyond %s", (day, next, _) => {
  expect(nextBankDay(day)).toBe(next);
});

test("B12 adding bank days and subtracting them returns to the start", () => {
  const days = constantFrom(...daysOf2026.filter(isBankDay));
  assert(
    property(days, integer({ min: 0, max: 60 }), (day, count) => {
      const later = addBankDays(day, count);
      expect(isBankDay(later)).toBe(true);
      expect(addBankDays(later, -count)).toBe(day);
    }),
  );
});

test.each([
  ["2026-11-30", "next", 3, "2026-12-03"],
  ["2027-01-31", "next", 3, "2027-02-04"],
  ["2027-01-31", "previous", 3, "2027-02-03"],
  ["2026-12-31", "next", 0, "2027-01-04"],
  ["2026-12-31", "previous", 0, "2026-12-30"],
] as const)(
  "B11 a payment on %s (a closed day moves to the %s) is handed over %i bank days later: %s",
  (date, closedDayMove, bankDays, day) => {
    expect(handOverDay(date, closedDayMove, bankDays)).toBe(day);
  },
);

test.each([
  {
    since: "2026-11-20T14:59:00+09:00",
    days: 2,
    day: "2026-11-25",
    why: "a request before closing time on Friday; Monday is a holiday",
  },
  {
    since: "2026-11-20T15:00:00+09:00",
    days: 2,
    day: "2026-11-26",
    why: "closing time counts as the next day",
  },
  { since: "2026-11-13T23:50:00+09:00", days: 3, day: "2026-11-19", why: "late on Friday counts as Monday" },
  { since: "2026-11-14T09:00:00+09:00", days: 3, day: "2026-11-19", why: "Saturday counts as Monday" },
  { since: "2026-12-30T16:00:00+09:00", days: 1, day: "2027-01-05", why: "over New Year" },
  { since: "2026-11-18T01:00:00Z", days: 0, day: "2026-11-18", why: "on the same day" },
] as const)("B12 $days bank days from $since end on $day: $why", ({ since, days, day }) => {
  expect(promisedDay(new Date(since), days, "15:00")).toBe(day);
});

test.each([
  {
    before: "2026-12-25",
    days: 2,
    last: "2026-12-18",
    why: "a request on Monday counts from Tuesday; Sunday is no bank day",
  },
  { before: "2027-01-06", days: 2, last: "2026-12-28", why: "over New Year" },
  {
    before: "2026-11-25",
    days: 1,
    last: "2026-11-18",
    why: "a request on Thursday counts from Friday; Monday is a holiday",
  },
] as const)("B12 a request by $last can be contracted before $before: $why", ({ before, days, last }) => {
  expect(lastRequestDay(before, days)).toBe(last);
  const contractedOn = (day: CalendarDate) =>
    addBankDays(promisedDay(new Date(`${day}T23:59:59+09:00`), days, "15:00"), 1);
  expect(contractedOn(last) < before).toBe(true);
  expect(contractedOn(nextBankDay(last)) < before).toBe(false);
});
