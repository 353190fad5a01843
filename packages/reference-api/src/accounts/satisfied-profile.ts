import { isCorporateOrUnselected } from "@kaitori/domain";
import type { Applicant } from "./applicant-store.ts";

const ofEverybody = [
  "last_name",
  "first_name",
  "owner_phone",
  "owner_zipcode",
  "owner_prefecture",
  "owner_city",
  "bank_name",
  "branch_name",
  "bank_account_number",
  "account_holder_name",
] as const satisfies readonly (keyof Applicant)[];

const ofCompanies = [
  "company_name",
  "office_phone",
  "office_zipcode",
  "office_prefecture",
  "office_city",
] as const satisfies readonly (keyof Applicant)[];

/** Everything an entry needs to know of the applicant has been given. */
export function hasSatisfiedProfile(applicant: Applicant): boolean {
  if (applicant.corporate_division === "none" || applicant.deposit_type === null) return false;
  const needed = isCorporateOrUnselected(applicant) ? [...ofEverybody, ...ofCompanies] : ofEverybody;
  return needed.every((field) => applicant[field].trim() !== "");
}
