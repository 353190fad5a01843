import { isProfileSatisfied, ownAccountIssues } from "@kaitori/domain";
import type { Applicant } from "../database/tables/account-tables.ts";

/** Everything an entry needs to know of the applicant has been given, the account included. */
export const hasSatisfiedProfile = (applicant: Applicant): boolean =>
  isProfileSatisfied(applicant) && ownAccountIssues(applicant).length === 0;
