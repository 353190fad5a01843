import { sql } from "kysely";
import { type ApplicantScope, applicantRole } from "./applicant-scope.ts";
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
      if (!begun.set) await setScope(transaction, scope);
      return work(transaction);
    }),
  );
}

/** Where the transaction could not begin with it: the embedded database takes one statement at a time. */
const setScope = (transaction: Transaction, { brand, applicantId }: ApplicantScope) =>
  sql`select set_config('role', ${applicantRole}, true),
    set_config('kaitori.brand', ${brand}, true),
    set_config('kaitori.applicant', ${String(applicantId)}, true)`.execute(transaction);

/** For what belongs to no signed-in applicant: sign-in, jobs, the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
