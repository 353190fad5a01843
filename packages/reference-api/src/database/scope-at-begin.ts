import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from "kysely";
import { type ApplicantScope, scopeSql } from "./applicant-scope.ts";

interface PendingScope {
  scope: ApplicantScope;
  /** True once a transaction has begun with the scope. */
  isSet: boolean;
}

/** Passes the scope of the next transaction to the driver. */
export const pendingScope = new AsyncLocalStorage<PendingScope>();

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
