import { expect, test } from "vitest";
import { handOverDay } from "./hand-over-day.ts";

test.each([
  ["2026-11-30", "next", 3, "2026-12-03"],
  ["2027-01-31", "next", 3, "2027-02-04"],
  ["2027-01-31", "previous", 3, "2027-02-03"],
  ["2026-12-31", "next", 0, "2027-01-04"],
  ["2026-12-31", "previous", 0, "2026-12-30"],
] as const)(
  "B11 what is paid on %s (a closed day moves to the %s) is handed over %i bank days later: %s",
  (date, moves, grace, day) => {
    expect(handOverDay(date, moves, grace)).toBe(day);
  },
);
