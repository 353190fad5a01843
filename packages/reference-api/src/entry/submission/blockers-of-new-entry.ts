import {
  type CalendarDate,
  type NewEntryBlocker,
  type NewEntryContext,
  newEntryBlockers,
} from "@kaitori/domain";
import type { KnownForNewEntry } from "./new-entry-context.ts";

/** The causes for which nobody may begin a new entry now, whatever is still missing (R4.14). */
export const blockersOfNewEntry = (
  { applicant, entries, suppression }: KnownForNewEntry,
  user: NewEntryContext["user"],
  today: CalendarDate,
): NewEntryBlocker[] =>
  newEntryBlockers({ user, profile: applicant, entries, suppression: { method: suppression } }, today);
