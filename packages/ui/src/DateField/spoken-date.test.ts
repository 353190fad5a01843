import { expect, test } from "vitest";
import { spokenDate } from "./spoken-date.ts";

test.each([
  ["2026-11-21", "2026年11月21日（土）"],
  ["2024-02-29", "2024年2月29日（木）"],
  ["2026-02-29", undefined],
  ["2026-1", undefined],
  ["", undefined],
])("R1.3 the date %s is said as %s", (date, spoken) => {
  expect(spokenDate(date)).toBe(spoken);
});
