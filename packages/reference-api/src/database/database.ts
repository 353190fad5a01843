import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  type Transaction as KyselyTransaction,
  type OperationNodeSource,
  PostgresDriver,
  type QueryCreator,
  type RawBuilder,
  sql,
  type TransactionSettings,
} from "kysely";
import type { AccountTables } from "./tables/account-tables.ts";
import type { DeskTables } from "./tables/desk-tables.ts";
import type { DraftTables, EntryTables } from "./tables/entry-tables.ts";
import type { FileTables } from "./tables/file-tables.ts";
import type { DayTables, HandOverTables } from "./tables/hand-over-tables.ts";
import type { OperationTables } from "./tables/operation-tables.ts";

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

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!hasCode(error, uniqueViolation)) return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}

/** True if another row refers to this one, or the referenced row is missing. */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, foreignKeyViolation);

export const isCheckViolation = (error: unknown) => hasCode(error, checkViolation);

export const isLockTimeout = (error: unknown) => hasCode(error, lockNotAvailable);

/** Named statements. A statement may read the result of another one by its name. */
export type Writes = Readonly<Record<string, (creator: QueryCreator<Tables>) => OperationNodeSource>>;

/** Runs all writes as one statement, to save round trips. */
export async function write(executor: Executor, writes: Writes): Promise<void> {
  const parts = Object.entries(writes).map(([name, part]) => sql`${sql.id(name)} as (${part(executor)})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(executor);
}

interface PendingScope {
  scope: ApplicantScope;
  /** True once a transaction has begun with the scope. */
  isSet: boolean;
}

/** Passes the scope of the next transaction to the driver. */
const pendingScope = new AsyncLocalStorage<PendingScope>();

/** Sets the scope of row-level security together with `begin`, which saves a round trip. */
export class ScopedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const pending = pendingScope.getStore();
    // The scope is for one transaction; others may begin meanwhile.
    if (!pending || pending.isSet) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`begin; ${scopeSql(pending.scope)}`));
    pending.isSet = true;
  }
}

export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/** The database role that row-level security applies to. */
export const applicantRole = "kaitori_applicant";

/** SQL that sets the scope of the transaction, without parameters, so that it can be sent together with `begin`. */
function scopeSql({ brand, applicantId }: ApplicantScope): string {
  const settings = Object.entries({
    role: applicantRole,
    "kaitori.brand": brand,
    "kaitori.applicant": String(applicantId),
  });
  return `select ${settings.map(([name, text]) => `set_config('${name}', ${quoted(text)}, true)`).join(", ")}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Runs work as one transaction under row-level security, which shows only rows of this applicant and brand. The work
 * must use only its transaction, because the embedded database has one connection.
 */
export function asApplicant<Answer>(
  database: Database,
  scope: ApplicantScope,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const pending = { scope, isSet: false };
  return pendingScope.run(pending, () =>
    database.transaction().execute(async (transaction) => {
      // The driver of PostgreSQL has set the scope with `begin`; that of the embedded database has not.
      if (!pending.isSet) await sql.raw(scopeSql(scope)).execute(transaction);
      return work(transaction);
    }),
  );
}
