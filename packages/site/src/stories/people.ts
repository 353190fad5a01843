import { IdentityConfirmation, type PaperNeed } from "@kaitori/domain";
import type { CurrentUser } from "@kaitori/wire";

export const representative: CurrentUser = {
  id: 1,
  email: "tanaka@example.jp",
  first_name: "健一",
  last_name: "田中",
  create_time: "2026-08-03T10:00:00+09:00",
  update_time: "2026-11-02T10:00:00+09:00",
  corporate_division: "corporate",
  company_name: "株式会社田中製作所",
  office_zipcode: "1000005",
  owner_zipcode: "1500001",
  identity_confirmation: IdentityConfirmation.confirmed,
  identity_valid_date: "2031-05-10",
  financial_statements_valid_date: "2027-03-31",
  last_withdrawals_detail_date: "2026-10-31",
  withdrawals_detail_status: IdentityConfirmation.confirmed,
  financial_statements_status: IdentityConfirmation.confirmed,
  addfiles: [],
  version: "0.0.0",
  has_usable_password: true,
  has_pre_entry_declined: false,
  has_satisfied_profile: true,
  allow_redirect_to_profile: true,
  last_login: "2026-11-20T09:00:00+09:00",
  visited_at_entry_page_after_mail_verification: "2026-08-03T11:00:00+09:00",
  user_segment: null,
  owner_phone: "09012345678",
  hashed_user_id: "story",
  mail_notices: true,
  pre_entry: { declined: false, reasons: [], answered_at: null },
};

/** The representative, who still has to submit these papers. */
export const representativeWithout = (...lackedNeeds: readonly PaperNeed[]): CurrentUser => ({
  ...representative,
  ...(lackedNeeds.includes("withdrawalStatements") && {
    withdrawals_detail_status: IdentityConfirmation.notSubmitted,
    last_withdrawals_detail_date: null,
  }),
  ...(lackedNeeds.includes("financialStatements") && {
    financial_statements_status: IdentityConfirmation.notSubmitted,
    financial_statements_valid_date: null,
  }),
});

export const newcomer: CurrentUser = {
  ...representative,
  id: 2,
  email: "sato@example.jp",
  first_name: "",
  last_name: "",
  corporate_division: "individual",
  company_name: "",
  identity_confirmation: IdentityConfirmation.notSubmitted,
  identity_valid_date: null,
  has_satisfied_profile: false,
  withdrawals_detail_status: IdentityConfirmation.notSubmitted,
  financial_statements_status: IdentityConfirmation.notSubmitted,
  last_withdrawals_detail_date: null,
};
