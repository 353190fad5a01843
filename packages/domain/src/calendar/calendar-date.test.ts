import { expect, test } from "vitest";
import { daysBetween, isCalendarDate, todayInTokyo } from "./calendar-date.ts";

test.each(["2026-04-01", "2024-02-29", "2000-02-29", "0001-01-01"])("R1.3 %s is a date", (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  "",
  "2026",
  "2026-04",
  "+002026-04-01",
  "2026-4-1",
  "2026-02-30",
  "2025-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "2026-04-00",
  "20260401",
  "2026-04-01T00:00:00Z",
  " 2026-04-01",
  "2026-04-01\n",
  "２０２６-04-01",
  "12026-04-01",
])("R1.3 %j is not a date", (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-12-01", 10],
  ["2027-01-05", "2026-12-31", -5],
] as const)("R1.3 from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ["2026-03-31T14:59:59.999Z", "2026-03-31"],
  ["2026-03-31T15:00:00.000Z", "2026-04-01"],
  ["2026-12-31T15:00:00.000Z", "2027-01-01"],
  ["2026-07-01T00:00:00+09:00", "2026-07-01"],
])("R1.3 at %s it is %s in Tokyo", (now, day) => {
  expect(todayInTokyo(new Date(now))).toBe(day);
});
