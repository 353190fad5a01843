import {
  type Kysely,
  type Transaction as KyselyTransaction,
  type OperationNodeSource,
  type QueryCreator,
  type RawBuilder,
  sql,
} from "kysely";
import type { AccountTables } from "./tables/account-tables.ts";
import type { DeskTables } from "./tables/desk-tables.ts";
import type { DraftTables, EntryTables } from "./tables/entry-tables.ts";
import type { FileTables } from "./tables/file-tables.ts";
import type { DayTables, HandOverTables } from "./tables/hand-over-tables.ts";
import type { OperationTables } from "./tables/operation-tables.ts";

/** Every table of the server; each area declares its own. */
export interface Tables
  extends AccountTables,
    FileTables,
    DraftTables,
    EntryTables,
    DayTables,
    HandOverTables,
    DeskTables,
    OperationTables {}

export type Database = Kysely<Tables>;
/**
 * To prevent deadlocks, each transaction locks rows in this order: the entry, the applicant, the draft, the task of the
 * desk. A write also locks the rows of its foreign keys: a notice locks its applicant before its entry, so a notice
 * about an entry is written only with the entry locked. Several rows of one table are locked in the order of their ids.
 */
export type Transaction = KyselyTransaction<Tables>;
/** A database with or without a transaction. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  readonly kind: "pglite" | "postgresql";
  readonly database: Database;
  /** Runs several statements without parameters as one transaction, for migrations. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** `where("id", "=", anyOf(ids))` is one statement for any length, unlike `in`. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const checkViolation = "23514";
const lockNotAvailable = "55P03";

const hasCode = (error: unknown, code: string): error is Error =>
  error instanceof Error && "code" in error && error.code === code;

/** True if a unique constraint, or the named one, refused the write. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, uniqueViolation)) return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** True if another row refers to this one, or the referenced row is missing. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyViolation);

/** True if a check of the database refused the write. */
export const isCheckViolation = (error: unknown) => hasCode(error, checkViolation);

/** True if `lock_timeout` ended the wait for a lock. */
export const isLockTimeout = (error: unknown) => hasCode(error, lockNotAvailable);

/** Named statements. A statement may read the result of another one by its name. */
export type Writes = Readonly<Record<string, (creator: QueryCreator<Tables>) => OperationNodeSource>>;

/** Runs all writes as one statement, to save round trips. */
export async function write(executor: Executor, writes: Writes): Promise<void> {
  const parts = Object.entries(writes).map(([name, part]) => sql`${sql.id(name)} as (${part(executor)})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(executor);
}
