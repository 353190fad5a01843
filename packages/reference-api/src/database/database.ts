import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

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
