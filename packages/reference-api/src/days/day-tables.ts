import type { ReminderKind } from "./reminders.ts";

export interface DayTables {
  reminder: { applicant_id: number; kind: ReminderKind; due_on: string; sent_at: Date };
}
