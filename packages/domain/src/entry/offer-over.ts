import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { AnyStatus } from "./any-status.ts";
import { EntryStatus } from "./entry-status.ts";

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
