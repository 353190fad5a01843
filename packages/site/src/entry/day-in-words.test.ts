import { expect, test } from "vitest";
import { dayInWords, dayOfMoment, daysBetween, momentInWords } from "./day-in-words.ts";

test("R1.3 a day is said with its weekday", () => {
  expect(dayInWords("2026-11-21")).toBe("2026年11月21日（土）");
  expect(dayInWords("2027-01-05")).toBe("2027年1月5日（火）");
});

test.each([
  ["2026-11-20T14:59:00Z", "2026-11-20", "2026年11月20日（金）23:59"],
  ["2026-11-20T15:00:00Z", "2026-11-21", "2026年11月21日（土）0:00"],
  ["2026-11-21T09:05:00+09:00", "2026-11-21", "2026年11月21日（土）9:05"],
])("R1.3 %s is %s in Tokyo", (moment, day, words) => {
  expect(dayOfMoment(moment)).toBe(day);
  expect(momentInWords(moment)).toBe(words);
});

test.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-12-01", 10],
  ["2027-01-05", "2026-12-31", -5],
] as const)("R1.3 from %s to %s are %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
