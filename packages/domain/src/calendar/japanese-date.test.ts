import { expect, test } from "vitest";
import { japaneseDate } from "./japanese-date.ts";

test.each([
  ["2026-04-01", "2026年4月1日"],
  ["2026-12-31", "2026年12月31日"],
] as const)("R1.3 %s reads %s", (date, text) => {
  expect(japaneseDate(date)).toBe(text);
});
