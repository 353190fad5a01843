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
    disabled_at: Date | null;
    /** Encrypted (second-factor.ts). */
    one_time_secret: string | null;
    /** The thirty seconds whose code was used last. */
    one_time_step: Generated<number>;
  };
  /** Brands whose operator has said that one person is all there is. */
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
    /** Of an act that was sent with one: it is done once. */
    key: Generated<string | null>;
    detail: JSONColumnType<Record<string, unknown>>;
  };
}
