import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const now = new Date("2026-11-22T01:02:03.456Z");
const event = {
  uid: "1000017@akane.example",
  title: "代金のお引き渡し",
  text: "1,000円",
  on: "2027-01-05",
} as const;

/** The lines as a calendar reads them, folds taken out. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const read = (file: string, name: string) => {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`)) ?? "";
  return line
    .slice(name.length + 1)
    .replace(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
};

test("B11 a day in the calendar: banks' hours in Tokyo, recalled on the morning before", () => {
  const lines = linesOf(calendarFile([event], now));
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261122T010203Z",
      "DTSTART;TZID=Asia/Tokyo:20270105T090000",
      "DTEND;TZID=Asia/Tokyo:20270105T150000",
      "TRIGGER;VALUE=DATE-TIME:20270104T000000Z",
      "TZID:Asia/Tokyo",
      "DESCRIPTION:1\\,000円",
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

test("B11 whatever the words are, every line ends with CRLF, is short, and says them again", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replaceAll("\r", ""));
  fc.assert(
    fc.property(words, words, (title, text) => {
      const file = calendarFile([{ ...event, title, text }], now);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n"))
        expect(encodeURIComponent(line).replace(/%../g, "x").length).toBeLessThanOrEqual(75);
      expect(read(file, "SUMMARY")).toBe(title);
    }),
  );
});
