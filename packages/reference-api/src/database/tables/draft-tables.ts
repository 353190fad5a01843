import type { Generated, JSONColumnType, Selectable } from "kysely";

export interface DraftTable {
  id: Generated<number>;
  applicant_id: number;
  form: string;
  version: number;
  content: JSONColumnType<Record<string, unknown>>;
  updated_at: Date;
}

export type DraftRow = Selectable<DraftTable>;

export interface DraftTables {
  draft: DraftTable;
}
