import type { Submitter } from "@kaitori/domain";
import { hasSatisfiedProfile } from "../../accounts/satisfied-profile.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";

/** The applicant as the domain's rules see them. */
export function toSubmitter(applicant: Applicant): Submitter {
  return {
    id: applicant.id,
    has_satisfied_profile: hasSatisfiedProfile(applicant),
    has_pre_entry_declined: applicant.has_pre_entry_declined,
    identity_confirmation: applicant.identity_confirmation,
    identity_valid_date: applicant.identity_valid_date,
    withdrawals_detail_status: applicant.withdrawals_detail_status,
    financial_statements_status: applicant.financial_statements_status,
    last_withdrawals_detail_date: applicant.last_withdrawals_detail_date,
    financial_statements_valid_date: applicant.financial_statements_valid_date,
  };
}
