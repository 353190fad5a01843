import { addDays, type CalendarDate, timeInTokyo, todayInTokyo } from "../calendar/calendar-date.ts";

/** Why nobody speaks to a seller about a delay any more, from the moment it is known. */
export const contactStops = ["lawyer", "complaint", "insolvency"] as const;
export type ContactStop = (typeof contactStops)[number];

/**
 * Stops that a person at the desk begins and ends. A complaint is a task of its own: its stop begins and ends with it.
 */
export const saidStops = ["lawyer", "insolvency"] as const satisfies readonly ContactStop[];
export type SaidStop = (typeof saidStops)[number];

export type ContactBlocker = ContactStop | "contactedToday" | "outsideHours";

/** Between these hours in Tokyo; none twice a day, none after a stop. */
const hours = { begin: "08:00", end: "21:00" } as const;

const isContactHour = (time: string) => time >= hours.begin && time < hours.end;

/** Now, where people may be spoken to about a delay at this hour, else the next morning. */
export function nextContactHour(now: Date): Date {
  const time = timeInTokyo(now);
  if (isContactHour(time)) return now;
  const today = todayInTokyo(now);
  return new Date(`${time < hours.begin ? today : addDays(today, 1)}T${hours.begin}:00+09:00`);
}

/** Reasons that forbid speaking to a person about a delay now. */
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
