import { expect, test } from "vitest";
import { todayInTokyo } from "./today-in-tokyo.ts";

test.each([
  ["2026-03-31T14:59:59.999Z", "2026-03-31"],
  ["2026-03-31T15:00:00.000Z", "2026-04-01"],
  ["2026-12-31T15:00:00.000Z", "2027-01-01"],
  ["2026-07-01T00:00:00+09:00", "2026-07-01"],
])("R1.3 at %s it is %s in Tokyo", (now, day) => {
  expect(todayInTokyo(new Date(now))).toBe(day);
});
