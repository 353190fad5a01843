import type { GeneratedAlways } from "kysely";

export interface HandOverTables {
  /** Written by a trigger as soon as a claim has a day to hand its money over (0081_hand_over.sql). */
  hand_over: { applicant_id: number; due_on: string; number: GeneratedAlways<number> };
}
