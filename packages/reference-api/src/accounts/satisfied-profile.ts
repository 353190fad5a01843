import { isProfileSatisfied, ownAccountIssues } from "@kaitori/domain";
import type { Applicant } from "../database/tables/account-tables.ts";

/** The applicant has filled in everything that an entry needs, including the account. */
export const hasSatisfiedProfile = (applicant: Applicant): boolean =>
  isProfileSatisfied(applicant) && ownAccountIssues(applicant).length === 0;
