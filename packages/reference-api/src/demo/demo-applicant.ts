import { IdentityConfirmation } from "@kaitori/domain";
import type { Insertable } from "kysely";
import type { ApplicantTable } from "../accounts/account-tables.ts";

/** Known to everybody: production refuses the demo by name. */
export const demoPassword = "kaitori-demo";

export const demoEmail = (state: string) => `${state}@demo.example`;

type DemoApplicant = Omit<
  Insertable<ApplicantTable>,
  "brand" | "email" | "password_hash" | "created_at" | "updated_at"
>;

const nothingYet = {
  corporate_division: "corporate",
  deposit_type: null,
  bank_code: null,
  branch_code: null,
  identity_document_type: null,
  identity_valid_date: null,
  last_withdrawals_detail_date: null,
  financial_statements_valid_date: null,
  visited_at_entry_page_after_mail_verification: null,
  user_segment: null,
  tracking_id: null,
  external_service: null,
  external_id: null,
  last_login: null,
} as const satisfies DemoApplicant;

/** A company whose profile is complete and whose identity is confirmed. */
const readyCompany = {
  ...nothingYet,
  last_name: "金子",
  first_name: "みさき",
  company_name: "株式会社金子精工",
  office_phone: "0300000021",
  office_zipcode: "1440052",
  office_prefecture: "東京都",
  office_city: "大田区蒲田",
  office_building_number: "9-99-9",
  owner_phone: "09000000021",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-10",
  sector: "manufacturing",
  business_summary: "自動車部品の切削加工",
  bank_name: "みずほ銀行",
  branch_name: "蒲田支店",
  bank_code: "0001",
  branch_code: "147",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  account_holder_name: "カ）カネコセイコウ",
  identity_confirmation: IdentityConfirmation.confirmed,
  identity_document_type: "drivingLicence",
} as const satisfies DemoApplicant;

export const demoApplicants = { new: nothingYet, ready: readyCompany } as const satisfies Record<
  string,
  DemoApplicant
>;
