import { addDays, type CalendarDate, timeInTokyo, todayInTokyo } from "../calendar/calendar-date.ts";

/** Reasons to stop contacting a seller about a delay. */
export const contactStops = ["lawyer", "complaint", "insolvency"] as const;
export type ContactStop = (typeof contactStops)[number];

/** Stops that the desk starts and ends. The stop after a complaint ends with the task about it. */
export const deskStops = ["lawyer", "insolvency"] as const satisfies readonly ContactStop[];
export type DeskStop = (typeof deskStops)[number];

export type ContactBlocker = ContactStop | "contactedToday" | "outsideHours";

/** Hours in Tokyo in which the desk may contact a seller. */
const contactHours = { begin: "08:00", end: "21:00" } as const;

const isContactHour = (time: string) => time >= contactHours.begin && time < contactHours.end;

/** Returns `now` if it is within the contact hours, otherwise their next beginning. */
export function nextContactHour(now: Date): Date {
  const time = timeInTokyo(now);
  if (isContactHour(time)) return now;
  const today = todayInTokyo(now);
  return new Date(`${time < contactHours.begin ? today : addDays(today, 1)}T${contactHours.begin}:00+09:00`);
}

/** Reasons against contacting the seller about a delay now. */
export function contactBlockers(
  {
    stops,
    lastContactOn,
  }: { readonly stops: readonly ContactStop[]; readonly lastContactOn: CalendarDate | null },
  now: Date,
): ContactBlocker[] {
  const time = timeInTokyo(now);
  return [
    ...stops,
    ...(isContactHour(time) ? [] : (["outsideHours"] as const)),
    ...(lastContactOn === todayInTokyo(now) ? (["contactedToday"] as const) : []),
  ];
}
