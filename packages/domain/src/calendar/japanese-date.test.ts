import { expect, test } from "vitest";
import { japaneseDate, japaneseDateWithWeekday } from "./japanese-date.ts";

test.each([
  ["2026-04-01", "2026年4月1日"],
  ["2026-12-31", "2026年12月31日"],
] as const)("R1.3 %s reads %s", (date, text) => {
  expect(japaneseDate(date)).toBe(text);
});

test("R1.3 a day that people act by bears its weekday", () => {
  expect(japaneseDateWithWeekday("2026-11-21")).toBe("2026年11月21日（土）");
});
