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

/** Lines of the file after unfolding (RFC 5545). */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const readValue = (file: string, name: string) => {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`)) ?? "";
  return line
    .slice(name.length + 1)
    .replace(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
};

test("B11 any text is written in short lines that end with CRLF and can be read back", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replaceAll("\r", ""));
  fc.assert(
    fc.property(words, words, (title, text) => {
      const file = calendarFile([{ ...event, title, text }], now);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n"))
        expect(encodeURIComponent(line).replace(/%../g, "x").length).toBeLessThanOrEqual(75);
      expect(readValue(file, "SUMMARY")).toBe(title);
    }),
  );
});

test("B11 an event lasts from 9:00 to 15:00 in Tokyo and has an alarm the day before", () => {
  expect(calendarFile([event], now).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kaitori//Kaitori//JA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VTIMEZONE",
    "TZID:Asia/Tokyo",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0900",
    "TZOFFSETTO:+0900",
    "TZNAME:JST",
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "UID:1000017@akane.example",
    "DTSTAMP:20261122T010203Z",
    "DTSTART;TZID=Asia/Tokyo:20270105T090000",
    "DTEND;TZID=Asia/Tokyo:20270105T150000",
    "SUMMARY:代金のお引き渡し",
    "DESCRIPTION:1\\,000円",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:代金のお引き渡し",
    "TRIGGER;VALUE=DATE-TIME:20270104T000000Z",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["one line end of each kind", "a\r\nb\rc\nd", "a\\nb\\nc\\nd"],
  ["characters with a meaning in the format", "a\\b;c,d", "a\\\\b\\;c\\,d"],
])("B11 %s in a text is escaped", (_, text, escaped) => {
  expect(linesOf(calendarFile([{ ...event, text }], now))).toContain(`DESCRIPTION:${escaped}`);
});

// "SUMMARY:" takes eight octets of the first line, a space one octet of each further line.
test.each([
  { character: "a", octets: 1 },
  { character: "\u007f", octets: 1 },
  { character: "\u0080", octets: 2 },
  { character: "\u07ff", octets: 2 },
  { character: "\u0800", octets: 3 },
  { character: "円", octets: 3 },
  { character: "\uffff", octets: 3 },
  { character: "\u{10000}", octets: 4 },
  { character: "𩸽", octets: 4 },
])(
  "B11 a line contains as many $character of $octets octets as fit into 75 octets",
  ({ character, octets }) => {
    const inFirst = Math.floor((75 - "SUMMARY:".length) / octets);
    const inNext = Math.floor(74 / octets);
    const lines = (count: number) => {
      const title = character.repeat(count);
      const fileLines = calendarFile([{ ...event, title }], now).split("\r\n");
      const first = fileLines.findIndex((line) => line.startsWith("SUMMARY:"));
      return fileLines.slice(
        first,
        fileLines.findIndex((line) => line.startsWith("DESCRIPTION:")),
      );
    };
    expect(lines(inFirst)).toEqual([`SUMMARY:${character.repeat(inFirst)}`]);
    expect(lines(inFirst + inNext)).toEqual([
      `SUMMARY:${character.repeat(inFirst)}`,
      ` ${character.repeat(inNext)}`,
    ]);
    expect(lines(inFirst + inNext + 1)).toEqual([
      `SUMMARY:${character.repeat(inFirst)}`,
      ` ${character.repeat(inNext)}`,
      ` ${character}`,
    ]);
  },
);
