import type { Generated, GeneratedAlways } from "kysely";

/** What somebody has asked or complained about in writing, and waits for an answer to. */
export const askedKinds = ["secondLook", "inquiry", "complaint"] as const;
export type AskedKind = (typeof askedKinds)[number];

export const taskKinds = [
  "fileClaim",
  "sellerInsolvent",
  "calendarEnds",
  "unanswered",
  "payOutDue",
  "payOutWaits",
  ...askedKinds,
] as const;
export type TaskKind = (typeof taskKinds)[number];

export interface TaskTables {
  /** What a person at the desk has to do by a day. */
  desk_task: {
    id: GeneratedAlways<number>;
    brand: string;
    kind: TaskKind;
    entry_id: number | null;
    claim_id: number | null;
    due_on: string;
    opened_at: Date;
    closed_at: Generated<Date | null>;
    /** Whose question or insolvency it is, and what was asked and answered. */
    applicant_id: Generated<number | null>;
    message: Generated<string | null>;
    reply: Generated<string | null>;
    /** Of the staff, for the staff. */
    note: Generated<string | null>;
    closed_by: Generated<number | null>;
  };
}
