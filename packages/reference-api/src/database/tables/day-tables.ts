import type { GeneratedAlways } from "kysely";
import type { ReminderKind } from "../../entry/days/reminder-kinds.ts";

export interface DayTables {
  reminder: {
    applicant_id: number;
    kind: ReminderKind;
    due_on: string;
    sent_at: Date;
    sent_on: GeneratedAlways<string>;
  };
}
