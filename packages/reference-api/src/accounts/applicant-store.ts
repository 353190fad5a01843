import type { Selectable } from "kysely";
import type { Executor } from "../database/database.ts";
import type { ApplicantTable } from "./account-tables.ts";

export type Applicant = Selectable<ApplicantTable>;

/** Addresses are compared without regard to case and outer space; everywhere by this one form. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

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

export function getApplicant(executor: Executor, id: number): Promise<Applicant> {
  return executor.selectFrom("applicant").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export async function markLogin(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.updateTable("applicant").set({ last_login: now }).where("id", "=", id).execute();
}

/** Only the first visit counts. */
export async function markEntryPageVisited(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .updateTable("applicant")
    .set({ visited_at_entry_page_after_mail_verification: now })
    .where("id", "=", id)
    .where("visited_at_entry_page_after_mail_verification", "is", null)
    .execute();
}
