import {
  type CalendarDate,
  type NewEntryBlocker,
  type NewEntryContext,
  newEntryBlockers,
} from "@kaitori/domain";
import type { KnownForNewEntry } from "../tuned-sql/new-entry-context.ts";

/** What stops a new entry altogether (R4.14). */
export const stopsOfNewEntry = (
  { applicant, entries, suppression }: KnownForNewEntry,
  user: NewEntryContext["user"],
  today: CalendarDate,
): NewEntryBlocker[] =>
  newEntryBlockers({ user, profile: applicant, entries, suppression: { method: suppression } }, today);
