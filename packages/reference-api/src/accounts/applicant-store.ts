import { formatEmailAddress } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import { type Applicant, applicantColumns } from "../database/tables/account-tables.ts";

/** Form for comparing mail addresses: without case, width and outer spaces. */
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

export async function setPassword(executor: Executor, id: number, hash: string, now: Date): Promise<void> {
  await executor
    .updateTable("applicant")
    .set({ password_hash: hash, updated_at: now })
    .where("id", "=", id)
    .execute();
}
