import { expect, test } from "vitest";
import { daysBetween } from "./days-between.ts";

test.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-12-01", 10],
  ["2027-01-05", "2026-12-31", -5],
] as const)("R1.3 from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
