import type { CalendarDate } from "@kaitori/domain";
import type { GeneratedAlways } from "kysely";

/** Names of the mails that are sent as reminders. */
export const reminderKinds = [
  "offerEndsSoon",
  "handOverSoon",
  "handOverToday",
  "reportAsked",
  "identityEndsSoon",
  "statementsEndSoon",
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface DayTables {
  reminder: {
    applicant_id: number;
    kind: ReminderKind;
    due_on: CalendarDate;
    sent_at: Date;
    sent_on: GeneratedAlways<CalendarDate>;
  };
}
