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
