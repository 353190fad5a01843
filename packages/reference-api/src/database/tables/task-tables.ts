import type { TaskKind } from "@kaitori/domain";
import type { Generated, GeneratedAlways } from "kysely";

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
