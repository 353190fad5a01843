import { sql } from "kysely";
import { type ApplicantScope, scopeSql } from "./applicant-scope.ts";
import type { Database, Transaction } from "./database.ts";
import { pendingScope } from "./scope-at-begin.ts";

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

/** Runs work without a signed-in applicant as one transaction, such as jobs and acts of the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
