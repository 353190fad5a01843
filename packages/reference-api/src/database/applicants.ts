import type { Updateable } from "kysely";
import type { Executor, Transaction } from "./database.ts";
import { type Applicant, type ApplicantTable, applicantColumns } from "./tables/account-tables.ts";

export function getApplicant(executor: Executor, id: number): Promise<Applicant> {
  return executor
    .selectFrom("applicant")
    .select(applicantColumns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Locks the applicant's row, so that changes of several tabs run one after the other. */
export const lockApplicant = (transaction: Transaction, id: number): Promise<Applicant> =>
  transaction
    .selectFrom("applicant")
    .select(applicantColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Changes columns of an applicant and returns the changed row. */
export const updateApplicant = (
  executor: Executor,
  id: number,
  columns: Updateable<ApplicantTable>,
): Promise<Applicant> =>
  executor
    .updateTable("applicant")
    .set(columns)
    .where("id", "=", id)
    .returning(applicantColumns)
    .executeTakeFirstOrThrow();
