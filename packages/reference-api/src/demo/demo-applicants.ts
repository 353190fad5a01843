import { IdentityConfirmation } from "@kaitori/domain";
import type { Insertable } from "kysely";
import type { ApplicantTable } from "../database/tables/account-tables.ts";

export type DemoApplicant = Omit<
  Insertable<ApplicantTable>,
  "brand" | "email" | "password_hash" | "demonstration" | "created_at" | "updated_at"
>;

/** Company without a profile. */
export const newCompany = { corporate_division: "corporate" } as const satisfies DemoApplicant;

const person = {
  last_name: "金子",
  first_name: "みさき",
  owner_phone: "09000000021",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-10",
} as const;

const account = {
  bank_name: "みずほ銀行",
  branch_name: "蒲田支店",
  bank_code: "0001",
  branch_code: "197",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
} as const;

const confirmed = {
  identity_confirmation: IdentityConfirmation.confirmed,
  identity_document_type: "drivingLicence",
  withdrawals_detail_status: IdentityConfirmation.confirmed,
  financial_statements_status: IdentityConfirmation.confirmed,
} as const;

/** Company that can submit an entry: profile, account, identity and statements are complete. */
export const readyCompany = {
  ...person,
  ...account,
  ...confirmed,
  corporate_division: "corporate",
  company_name: "株式会社金子精工",
  office_phone: "0300000021",
  office_zipcode: "1440052",
  office_prefecture: "東京都",
  office_city: "大田区蒲田",
  office_building_number: "9-99-9",
  account_holder_name: "カ）カネコセイコウ",
  sector: "manufacturing",
  business_summary: "自動車部品の切削加工",
} as const satisfies DemoApplicant;

export const readyIndividual = {
  ...person,
  ...account,
  ...confirmed,
  corporate_division: "individual",
  account_holder_name: "カネコ　ミサキ",
  sector: "services",
  business_summary: "ウェブサイトの制作",
} as const satisfies DemoApplicant;
