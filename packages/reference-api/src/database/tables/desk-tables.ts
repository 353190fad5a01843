import type { CalendarDate, TaskKind } from "@kaitori/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";

export interface DeskTables {
  staff: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    brands: string[];
    demonstration: Generated<boolean>;
    created_at: Date;
    disabled_at: Date | null;
    /** Encrypted (staff.ts). */
    one_time_secret: string | null;
    /** Interval of the last used code (staff.ts). */
    one_time_step: Generated<number>;
  };
  /** Brands whose operator allows a desk of one person. */
  desk_of_one: { brand: string; since: Date };
  staff_recovery_code: { staff_id: number; code_hash: string };
  staff_session: { token_hash: string; staff_id: number; seen_at: Date; expires_at: Date };
  audit: {
    id: Generated<number>;
    at: Date;
    staff_id: number | null;
    act: string;
    brand: string | null;
    entry_id: number | null;
    claim_id: number | null;
    file_id: number | null;
    /** Idempotency key of the act. */
    key: Generated<string | null>;
    detail: JSONColumnType<Record<string, unknown>>;
  };
  /** A task of the staff, with the day by which it must be done. */
  desk_task: {
    id: GeneratedAlways<number>;
    brand: string;
    kind: TaskKind;
    entry_id: number | null;
    claim_id: number | null;
    due_on: CalendarDate;
    opened_at: Date;
    closed_at: Generated<Date | null>;
    /** Applicant who made the inquiry or is insolvent. */
    applicant_id: Generated<number | null>;
    message: Generated<string | null>;
    reply: Generated<string | null>;
    /** Only staff read it. */
    note: Generated<string | null>;
    closed_by: Generated<number | null>;
  };
}
