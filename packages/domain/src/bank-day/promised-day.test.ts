import { expect, test } from "vitest";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { addBankDays, nextBankDay } from "./bank-day.ts";
import { lastDayToComeIn, promisedDay } from "./promised-day.ts";

test.each([
  {
    since: "2026-11-20T14:59:00+09:00",
    days: 2,
    day: "2026-11-25",
    why: "Friday in time, Monday is a holiday",
  },
  { since: "2026-11-20T15:00:00+09:00", days: 2, day: "2026-11-26", why: "the day's work has ended" },
  {
    since: "2026-11-13T23:50:00+09:00",
    days: 3,
    day: "2026-11-19",
    why: "late on a Friday counts from Monday",
  },
  { since: "2026-11-14T09:00:00+09:00", days: 3, day: "2026-11-19", why: "so does Saturday" },
  { since: "2026-12-30T16:00:00+09:00", days: 1, day: "2027-01-05", why: "over the turn of the year" },
  { since: "2026-11-18T01:00:00Z", days: 0, day: "2026-11-18", why: "on the same day" },
] as const)("B12 $days bank days from $since end on $day: $why", ({ since, days, day }) => {
  expect(promisedDay(new Date(since), days, "15:00")).toBe(day);
});

test.each([
  {
    before: "2026-12-25",
    days: 2,
    last: "2026-12-18",
    why: "Monday's counts from Tuesday, and Sunday is no bank day",
  },
  { before: "2027-01-06", days: 2, last: "2026-12-28", why: "over the turn of the year" },
  {
    before: "2026-11-25",
    days: 1,
    last: "2026-11-18",
    why: "Thursday's counts from Friday, Monday is a holiday",
  },
] as const)("B12 what is in by $last is contracted before $before: $why", ({ before, days, last }) => {
  expect(lastDayToComeIn(before, days)).toBe(last);
  const contractedOn = (day: CalendarDate) =>
    addBankDays(promisedDay(new Date(`${day}T23:59:59+09:00`), days, "15:00"), 1);
  expect(contractedOn(last) < before).toBe(true);
  expect(contractedOn(nextBankDay(last)) < before).toBe(false);
});
