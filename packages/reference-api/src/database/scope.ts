import { sql } from "kysely";
import { type ApplicantScope, setScope } from "./applicant-scope.ts";
import type { Database, Transaction } from "./database.ts";
import { beginning } from "./scope-at-begin.ts";

/**
 * One operation, one transaction, under row-level security: it shows only what is this
 * applicant's at this brand. Inside, use the given transaction only: the embedded database has one connection
 * and waits for itself for ever.
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

/** For what belongs to no signed-in applicant: sign-in, jobs, the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
