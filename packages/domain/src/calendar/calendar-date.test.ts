import { expect, test } from "vitest";
import { isCalendarDate } from "./calendar-date.ts";

test.each(["2026-04-01", "2024-02-29", "2000-02-29", "0001-01-01"])("R1.3 %s is a day", (text) => {
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
])("R1.3 %j is no day", (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
