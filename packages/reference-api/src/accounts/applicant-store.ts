import { formatEmailAddress } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import { type Applicant, applicantColumns } from "../database/tables/account-tables.ts";

/** Mail addresses are compared in this form: without case, width and outer spaces. */
export const normalEmail = (email: string) => formatEmailAddress(email).toLowerCase();

export function findApplicantByEmail(
  executor: Executor,
  brand: string,
  email: string,
): Promise<Applicant | undefined> {
  return executor
    .selectFrom("applicant")
    .select(applicantColumns)
    .where("brand", "=", brand)
    .where("email", "=", normalEmail(email))
    .executeTakeFirst();
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

export async function setPassword(executor: Executor, id: number, hash: string, now: Date): Promise<void> {
  await executor
    .updateTable("applicant")
    .set({ password_hash: hash, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function setEmail(executor: Executor, id: number, email: string, now: Date): Promise<void> {
  await executor.updateTable("applicant").set({ email, updated_at: now }).where("id", "=", id).execute();
}

export function findApplicantByOrigin(
  executor: Executor,
  brand: string,
  service: string,
  externalId: string,
): Promise<Pick<Applicant, "id"> | undefined> {
  return executor
    .selectFrom("applicant")
    .select("id")
    .where("brand", "=", brand)
    .where("external_service", "=", service)
    .where("external_id", "=", externalId)
    .executeTakeFirst();
}
