import type { Generated, JSONColumnType } from "kysely";

export interface DraftTable {
  id: Generated<number>;
  applicant_id: number;
  form: string;
  version: number;
  content: JSONColumnType<Record<string, unknown>>;
  updated_at: Date;
}

export interface DraftTables {
  draft: DraftTable;
}
