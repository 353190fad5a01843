import { addDays, type CalendarDate } from "./calendar-date.ts";

/** A deadline for a calendar file. */
export interface CalendarEvent {
  /** Stable id: importing the file twice leaves one event. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly on: CalendarDate;
}

/** Hours in which banks transfer money on the same day, HHMMSS. */
const bankHours = { begin: "090000", end: "150000" } as const;

/** Asia/Tokyo has had no summer time since 1951. */
const tokyo = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Tokyo",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0900",
  "TZOFFSETTO:+0900",
  "TZNAME:JST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Writes the events as an iCalendar file (RFC 5545), each with an alarm the day before. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kaitori//Kaitori//JA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...tokyo,
    ...events.flatMap((event) => linesOf(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const linesOf = ({ uid, title, text, on }: CalendarEvent, stamp: string) => [
  "BEGIN:VEVENT",
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;TZID=Asia/Tokyo:${digits(on)}T${bankHours.begin}`,
  `DTEND;TZID=Asia/Tokyo:${digits(on)}T${bankHours.end}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(text)}`,
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(title)}`,
  // Nine in the morning of the day before, in UTC.
  `TRIGGER;VALUE=DATE-TIME:${digits(addDays(on, -1))}T000000Z`,
  "END:VALARM",
  "END:VEVENT",
];

const digits = (day: CalendarDate) => day.replaceAll("-", "");

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const maximumOctets = 75;

/** Folds lines longer than 75 octets (RFC 5545); the next line begins with a space. Characters are not split. */
function foldLine(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.length - 1;
    const longer = `${lines[last]}${character}`;
    if (octetsOf(longer) <= maximumOctets) lines[last] = longer;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    octets += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return octets;
}
