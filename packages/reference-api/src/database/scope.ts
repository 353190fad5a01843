import { sql } from "kysely";
import type { Database, Transaction } from "./database.ts";

export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/**
 * One operation, one transaction, seen through the second wall: row-level security shows only what is this
 * applicant's at this brand. Inside, use the given transaction only: the embedded database has one connection
 * and waits for itself for ever.
 */
export function asApplicant<Answer>(
  database: Database,
  scope: ApplicantScope,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('role', 'kaitori_applicant', true),
      set_config('kaitori.brand', ${scope.brand}, true),
      set_config('kaitori.applicant', ${String(scope.applicantId)}, true)`.execute(transaction);
    return work(transaction);
  });
}

/** For what belongs to no signed-in applicant: sign-in, jobs, the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
