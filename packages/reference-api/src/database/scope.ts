import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from "kysely";
import type { Database, Transaction } from "./database.ts";

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

/** The applicant whose rows a transaction sees and writes. */
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
