import { addDays, type CalendarDate, timeInTokyo, todayInTokyo } from "../calendar/calendar-date.ts";

/** Reasons to stop contacting a seller about a delay. */
export const contactStops = ["lawyer", "complaint", "insolvency"] as const;
export type ContactStop = (typeof contactStops)[number];

/** Stops that the desk starts and ends. A complaint has a stop of its own, which ends with its task. */
export const deskStops = ["lawyer", "insolvency"] as const satisfies readonly ContactStop[];
export type DeskStop = (typeof deskStops)[number];

export type ContactBlocker = ContactStop | "contactedToday" | "outsideHours";

/** Contact hours in Tokyo; at most once a day, never after a stop. */
const hours = { begin: "08:00", end: "21:00" } as const;

const isContactHour = (time: string) => time >= hours.begin && time < hours.end;

/** `now` if it is within the contact hours, otherwise the next morning. */
export function nextContactHour(now: Date): Date {
  const time = timeInTokyo(now);
  if (isContactHour(time)) return now;
  const today = todayInTokyo(now);
  return new Date(`${time < hours.begin ? today : addDays(today, 1)}T${hours.begin}:00+09:00`);
}

/** Reasons against contacting the seller about a delay now. */
export function contactBlockers(
  { stops, lastOn }: { readonly stops: readonly ContactStop[]; readonly lastOn: CalendarDate | null },
  now: Date,
): ContactBlocker[] {
  const time = timeInTokyo(now);
  return [
    ...stops,
    ...(isContactHour(time) ? [] : (["outsideHours"] as const)),
    ...(lastOn === todayInTokyo(now) ? (["contactedToday"] as const) : []),
  ];
}
