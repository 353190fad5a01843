import { bankDayFrom, previousBankDay } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { type AnyStatus, EntryStatus } from "./entry-status.ts";

const daysToContract = 7;

/**
 * Last day of an offer, a bank day. A due claim cannot be sold, so an offer ends at the latest on the bank day before
 * the earliest payment date. Null if that bank day is over: then no offer is possible (R5.8, B12).
 */
export function lastDayOfOffer(
  paymentDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const [earliest] = paymentDates.toSorted();
  const plannedDay = bankDayFrom(addDays(today, daysToContract));
  if (earliest === undefined) return plannedDay;
  if (earliest <= today) return null;
  const latest = previousBankDay(earliest);
  if (latest > plannedDay) return plannedDay;
  return latest < today ? null : latest;
}

/** The last day of the offer has passed (R5.10); an offer without a last day does not end. */
export const isOfferOver = (
  { contract_period }: { readonly contract_period: string | null },
  today: CalendarDate,
): boolean => contract_period !== null && contract_period < today;

/** Returns an entry with an expired offer as archived; the daily job stores that status later. */
export const withExpiredOfferArchived = <
  Offered extends { readonly status: AnyStatus; readonly contract_period: string | null },
>(
  entry: Offered,
  today: CalendarDate,
): Offered =>
  entry.status === EntryStatus.reviewed && isOfferOver(entry, today)
    ? { ...entry, status: EntryStatus.archived }
    : entry;
