/**
 * A day of the calendar, `YYYY-MM-DD`, without time or zone. It sorts as text.
 * The template type lets literals through and refuses strings nobody has checked.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const shape = /^\d{4}-\d{2}-\d{2}$/;

/** A day that the calendar has, written in full (R1.3, R3.1). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!shape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date rolls 02-30 over into March; a real day comes back as it went in.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
