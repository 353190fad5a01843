import { formatEmailAddress } from "@kaitori/domain";
import type { Updateable } from "kysely";
import type { Executor, Transaction } from "./database.ts";
import type { Applicant, ApplicantTable } from "./tables/account-tables.ts";

export function getApplicant(executor: Executor, id: number): Promise<Applicant> {
  return executor.selectFrom("applicant").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Locks the applicant's row, so that changes of several tabs run one after the other. */
export const lockApplicant = (transaction: Transaction, id: number): Promise<Applicant> =>
  transaction.selectFrom("applicant").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export const updateApplicant = (
  executor: Executor,
  id: number,
  columns: Updateable<ApplicantTable>,
): Promise<Applicant> =>
  executor
    .updateTable("applicant")
    .set(columns)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Form for comparing mail addresses: without case, width and outer spaces. */
export const normalEmail = (email: string) => formatEmailAddress(email).toLowerCase();

export function findApplicantByEmail(
  executor: Executor,
  brand: string,
  email: string,
): Promise<Applicant | undefined> {
  return executor
    .selectFrom("applicant")
    .selectAll()
    .where("brand", "=", brand)
    .where("email", "=", normalEmail(email))
    .executeTakeFirst();
}
