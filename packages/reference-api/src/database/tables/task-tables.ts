import type { TaskKind } from "@kaitori/domain";
import type { Generated, GeneratedAlways } from "kysely";

export interface TaskTables {
  /** A task of the desk's staff, with the day by which it must be done. */
  desk_task: {
    id: GeneratedAlways<number>;
    brand: string;
    kind: TaskKind;
    entry_id: number | null;
    claim_id: number | null;
    due_on: string;
    opened_at: Date;
    closed_at: Generated<Date | null>;
    /** The person of the inquiry or insolvency; then the question and the answer. */
    applicant_id: Generated<number | null>;
    message: Generated<string | null>;
    reply: Generated<string | null>;
    /** Of the staff, for the staff. */
    note: Generated<string | null>;
    closed_by: Generated<number | null>;
  };
}
