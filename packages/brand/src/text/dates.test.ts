import { addDays, holidaysPublishedUntil } from "@kaitori/domain";
import { expect, test } from "vitest";
import { datesOf } from "./dates.ts";

const at = new Date("2026-11-21T05:20:00Z");

test("R1.3 dates are in Japanese, in Tokyo time", () => {
  const { date, day, moment } = datesOf({});
  expect([date("2026-11-21"), day("2026-11-21"), moment(at)]).toEqual([
    "2026年11月21日",
    "2026年11月21日（土）",
    "2026年11月21日（土）14:20",
  ]);
});

test("D19 a computed bank day after the published holidays is marked as an estimate", () => {
  const { bankDay } = datesOf({});
  expect(bankDay(holidaysPublishedUntil)).toBe("2027年12月31日（金）");
  expect(bankDay(addDays(holidaysPublishedUntil, 4))).toBe("2028年1月4日（火）（見込み）");
});

test.each([
  ["2026-11-20T14:59:00Z", "2026年11月20日（金）23:59"],
  ["2026-11-20T15:00:00Z", "2026年11月21日（土）0:00"],
  ["2026-11-21T09:05:00+09:00", "2026年11月21日（土）9:05"],
])("R1.3 %s is %s in Tokyo", (moment, words) => {
  expect(datesOf({}).moment(new Date(moment))).toBe(words);
});

test("B9 copy in English has English dates, in Tokyo time", () => {
  const { date, day, moment } = datesOf({
    "dates.language": "en",
    "dates.day": "{weekday}, {date}",
    "dates.moment": "{day} at {time}",
  });
  expect([date("2026-11-21"), day("2026-11-21"), moment(at)]).toEqual([
    "November 21, 2026",
    "Sat, November 21, 2026",
    expect.stringMatching(/^Sat, November 21, 2026 at 2:20\sPM$/),
  ]);
});
