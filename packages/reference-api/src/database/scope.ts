import { sql } from "kysely";
import { type ApplicantScope, setScope } from "./applicant-scope.ts";
import type { Database, Transaction } from "./database.ts";
import { beginning } from "./scope-at-begin.ts";

/**
 * Runs one operation as one transaction under row-level security, which shows only this applicant's rows at this
 * brand. Use only the given transaction inside: the embedded database has one connection and would wait for itself.
 */
export function asApplicant<Answer>(
  database: Database,
  scope: ApplicantScope,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const begun = { scope, set: false };
  return beginning.run(begun, () =>
    database.transaction().execute(async (transaction) => {
      // The embedded database takes one statement at a time and has not begun with it.
      if (!begun.set) await sql.raw(setScope(scope)).execute(transaction);
      return work(transaction);
    }),
  );
}

/** For work without a signed-in applicant: sign-in, jobs, the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
