import type { CalendarDate, ClaimReportKind, ContactStop, PayerInsolvency } from "@kaitori/domain";
import type { Generated, GeneratedAlways } from "kysely";

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

export interface HandOverTables {
  /** A trigger inserts a row when a claim gets a hand-over day. */
  hand_over: { applicant_id: number; due_on: CalendarDate; number: GeneratedAlways<number> };
  /** The same trigger records every claim that ever had this reference. */
  hand_over_claim: { number: number; claim_id: number };
  claim_report: {
    id: GeneratedAlways<number>;
    claim_id: number;
    applicant_id: number;
    at: Date;
    kind: ClaimReportKind;
    amount: number | null;
    day: CalendarDate | null;
    insolvency: PayerInsolvency | null;
    /** Day to ask again, if the payment date is unknown. */
    ask_again_on: Generated<CalendarDate | null>;
    taken_back_at: Generated<Date | null>;
    taken_back_reason: Generated<string | null>;
  };
  hand_over_booking: {
    id: GeneratedAlways<number>;
    claim_id: number;
    applicant_id: number;
    amount: number;
    day: CalendarDate;
    booked_at: Date;
    undone_at: Generated<Date | null>;
  };
  /** Questions to the seller whether the payer has paid, at most one a day. */
  asked_claim: { claim_id: number; at: Date; day: GeneratedAlways<CalendarDate> };
  contact_stop: {
    id: GeneratedAlways<number>;
    applicant_id: number;
    cause: ContactStop;
    note: string;
    since: Date;
    ended_at: Generated<Date | null>;
    /** Task of the complaint that caused the stop. */
    task_id: Generated<number | null>;
  };
  delay_contact: {
    applicant_id: number;
    day: CalendarDate;
    at: Date;
    note: string;
    /** Mail that was postponed to this day. */
    mail_id: Generated<number | null>;
  };
}
