import { IdentityConfirmation, profileTextNames } from "@kaitori/domain";
import type { FormDraft, Profile, UploadRecord } from "@kaitori/wire";
import { uploadRecordOf } from "./drafts.ts";
import { newcomer, representative } from "./people.ts";

export const licence: UploadRecord = {
  ...uploadRecordOf("identity", 71),
  name: "運転免許証_表.jpg",
  created_at: "2026-08-03T10:20:00+09:00",
};

export const corporation: Profile = {
  id: representative.id,
  email: representative.email,
  last_name: "田中",
  first_name: "健一",
  corporate_division: "corporate",
  company_name: "株式会社田中製作所",
  identity_confirmation: IdentityConfirmation.confirmed,
  identity_reason: null,
  bank_account: {
    bank_name: "みずほ銀行",
    bank_code: "0001",
    branch_name: "丸の内中央支店",
    branch_code: "004",
    deposit_type: "ordinary",
    bank_account_number: "1234567",
    account_holder_name: "カ）タナカセイサクシヨ",
  },
  office_zipcode: "1000005",
  office_prefecture: "東京都",
  office_city: "千代田区丸の内",
  office_building_number: "1丁目2番3号 丸の内田中ビル4階",
  office_phone: "0312345678",
  owner_zipcode: "1500001",
  owner_prefecture: "東京都",
  owner_city: "渋谷区神宮前",
  owner_building_number: "4-5-6",
  owner_phone: "09012345678",
  addfiles: [licence],
  has_usable_password: true,
  sector: "manufacturing",
  business_summary: "自動車部品の切削加工。主なお取引先は県内の部品メーカー3社です。",
  can_edit_bank_account: true,
  can_edit_name: true,
  has_entry_permission_when_delayed: false,
};

export const soleTrader: Profile = {
  ...corporation,
  id: newcomer.id,
  email: newcomer.email,
  last_name: "佐藤",
  first_name: "美咲",
  corporate_division: "individual",
  company_name: "佐藤デザイン室",
  bank_account: corporation.bank_account && {
    ...corporation.bank_account,
    account_holder_name: "サトウ　ミサキ",
  },
  office_zipcode: "",
  office_prefecture: "",
  office_city: "",
  office_building_number: "",
  office_phone: "",
  sector: "services",
  business_summary: "ウェブサイトとパンフレットの制作。お取引先は市内の会社です。",
};

export const emptyProfile: Profile = {
  ...soleTrader,
  ...Object.fromEntries(profileTextNames.map((name) => [name, ""])),
  identity_confirmation: IdentityConfirmation.notSubmitted,
  bank_account: null,
  addfiles: [],
  sector: "unknown",
};

export const formDraftOf = (name: string, input: FormDraft["input"] = null): FormDraft => ({
  name,
  version: input === null ? 0 : 3,
  updated_at: input === null ? null : "2026-11-21T08:40:00+09:00",
  input,
});
