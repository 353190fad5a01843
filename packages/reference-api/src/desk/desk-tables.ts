import type { Generated, JSONColumnType } from "kysely";

export interface DeskTables {
  staff: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    brands: string[];
    /** Made by the seed, with a password that everybody knows. */
    demonstration: Generated<boolean>;
    created_at: Date;
  };
  staff_session: { token_hash: string; staff_id: number; expires_at: Date };
  audit: {
    id: Generated<number>;
    at: Date;
    staff_id: number;
    act: string;
    brand: string;
    entry_id: number | null;
    claim_id: number | null;
    file_id: number | null;
    detail: JSONColumnType<Record<string, unknown>>;
  };
}
