import { expect, test } from "vitest";
import { dayOfMoment, daysBetween } from "./day-in-words.ts";

test.each([
  ["2026-11-20T14:59:00Z", "2026-11-20"],
  ["2026-11-20T15:00:00Z", "2026-11-21"],
  ["2026-11-21T09:05:00+09:00", "2026-11-21"],
])("R1.3 %s is %s in Tokyo", (moment, day) => {
  expect(dayOfMoment(moment)).toBe(day);
});

test.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-12-01", 10],
  ["2027-01-05", "2026-12-31", -5],
] as const)("R1.3 from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
