import { bankDayFrom, previousBankDay } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { type AnyStatus, EntryStatus } from "./entry-status.ts";

const daysToContract = 7;

/**
 * The last day on which an offer can be taken up; banks are open on it. What has fallen due is not sold any more, so it
 * ends at the latest on the last bank day before the earliest payer's date. Null where that day is over already: such a
 * claim is not offered (R5.8, B12).
 */
export function lastDayOfOffer(
  paymentDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const [earliest] = paymentDates.toSorted();
  const wanted = bankDayFrom(addDays(today, daysToContract));
  if (earliest === undefined) return wanted;
  if (earliest <= today) return null;
  const latest = previousBankDay(earliest);
  if (latest > wanted) return wanted;
  return latest < today ? null : latest;
}

/** The last day on which an offer may be contracted has passed; one without a last day stands (R5.10). */
export const isOfferOver = (
  { contract_period }: { readonly contract_period: string | null },
  today: CalendarDate,
): boolean => contract_period !== null && contract_period < today;

/** An offer whose last day has passed has ended, also before the day's work closes the entry. */
export const endedByItsDay = <
  Offered extends { readonly status: AnyStatus; readonly contract_period: string | null },
>(
  entry: Offered,
  today: CalendarDate,
): Offered =>
  entry.status === EntryStatus.reviewed && isOfferOver(entry, today)
    ? { ...entry, status: EntryStatus.archived }
    : entry;
