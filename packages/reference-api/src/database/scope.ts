import { sql } from "kysely";
import type { Database, Transaction } from "./database.ts";

/** The applicant whose rows a transaction sees and writes. */
export interface ApplicantScope {
  brand: string;
  applicantId: number;
}

/** The database role that row-level security applies to. */
export const applicantRole = "kaitori_applicant";

/**
 * Runs work as one transaction under row-level security, which shows only rows of this applicant and brand. The work
 * must use only its transaction, because the embedded database has one connection.
 */
export function asApplicant<Answer>(
  database: Database,
  { brand, applicantId }: ApplicantScope,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return asServer(database, async (transaction) => {
    await sql`
      select set_config('role', ${applicantRole}, true), set_config('kaitori.brand', ${brand}, true),
        set_config('kaitori.applicant', ${String(applicantId)}, true)`.execute(transaction);
    return work(transaction);
  });
}

/** Runs work without a signed-in applicant as one transaction, such as jobs and acts of the desk. */
export function asServer<Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(work);
}
