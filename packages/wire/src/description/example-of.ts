import * as v from "valibot";
import { RatioText, YenText } from "../values.ts";
import { hasCheck, type SchemaPart } from "./schema-part.ts";

/** Example of a body, an answer or a named value, with every field. */
export const exampleOf = (schema: v.GenericSchema, name = ""): unknown => exampleAt(name, schema, {});

/** `recordSamples` take precedence over `samples` within one record. */
function exampleAt(name: string, schema: v.GenericSchema, recordSamples: Samples): unknown {
  const part: SchemaPart = schema;
  if (v.getTitle(schema) === "MessageCode") return { code: "tooLong", params: { max: 30 } };
  if (part.wrapped) return emptyFields.has(name) ? null : exampleAt(name, part.wrapped, recordSamples);
  if (part.entries) {
    const samplesInRecord = { ...recordSamples, ...samplesByTitle[v.getTitle(schema) ?? ""] };
    const fields = Object.entries(part.entries).map(([field, entry]) => [
      field,
      exampleAt(field, entry, { ...samplesInRecord, ...samplesByField[field] }),
    ]);
    return Object.fromEntries(fields);
  }
  if (part.type === "array") return part.item ? [exampleAt(name, part.item, recordSamples)] : [];
  if (part.type === "union") return exampleAt(name, firstSchema(part) ?? part, recordSamples);
  if (part.type === "record") {
    const key = sampleKeys[name] ?? "purpose";
    const isUnknown = part.value?.type === "unknown";
    return { [key]: isUnknown ? samples[key] : exampleAt(key, part.value ?? schema, recordSamples) };
  }
  if (part.type === "boolean") return !falseFlags.has(name);
  if (part.type === "number") return numberSamples[name] ?? 31;
  if (part.type === "literal") return part.literal;
  if (part.type === "picklist") {
    const options = part.options ?? [];
    return options.find((option) => option === samples[name] || option === numberSamples[name]) ?? options[0];
  }
  return part.type === "string" ? (recordSamples[name] ?? textAt(name, part)) : null;
}

type Samples = Readonly<Record<string, string>>;

/** Samples for the fields of a record, by its title. */
const samplesByTitle: Readonly<Record<string, Samples>> = {
  UploadRecord: { name: "IMG_0001.png" },
  StaffCredentials: { code: "123456", device: "Zk3vQ8mW1xT5rB7nL2pY9cF4hJ6dS0aG-uE_iO3kM5q" },
  FurtherPaper: { kind: "further_tax_payment" },
};
/** Samples within a field, because an account has other papers than an invoice. */
const samplesByField: Readonly<Record<string, Samples>> = {
  banks: { kind: "passbook_cover_1", kinds: "passbook_cover_1" },
  addfiles: { kind: "pl", kinds: "pl" },
  further_papers: { kind: "further_tax_payment", title: "納税証明書" },
};

/** The first of several alternatives. */
const firstSchema = ({ options = [] }: SchemaPart): v.GenericSchema | undefined =>
  options.find((option): option is v.GenericSchema => typeof option === "object");

function textAt(name: string, part: SchemaPart): string {
  if (part === YenText) return yenSamples[name] ?? "1000000";
  if (part === RatioText) return name === "purchase_ratio" ? "0.9500" : "0.0500";
  if (hasCheck(part, "iso_date")) return "2027-01-29";
  if (hasCheck(part, "iso_timestamp")) return "2026-11-21T10:00:00+09:00";
  if (name === "name" && hasCheck(part, "regex")) return "profile";
  if (samples[name] === "" && hasCheck(part, "non_empty")) return "お電話で確認しました。";
  return samples[name] ?? "…";
}

/** Keys for the sample of a record with arbitrary keys. */
const sampleKeys: Samples = { codes: "detail" };

/** Fields that are null in an entry under review. */
const emptyFields: ReadonlySet<string> = new Set([
  "metadata",
  "contracted_at",
  "transferred_at",
  "cancelled_at",
  "reviewed_at",
  "rejected_at",
  "transaction_completed_at",
  "auto_rejection_started_at",
  "contract_period",
  "returned_at",
  "return_date",
  "user_segment",
  "until",
  "draft_entry_id",
  "replaces",
]);

const falseFlags: ReadonlySet<string> = new Set([
  "error",
  "on",
  "declined",
  "has_pre_entry_declined",
  "deducts_bank_charge",
  "withholds_tax",
  "forbids_transfer",
  "allow_redirect_to_profile",
]);

const numberSamples: Readonly<Record<string, number>> = {
  status: 1,
  version: 1,
  draft_version: 1,
  from: 1,
  to: 2,
  identity_confirmation: 3,
  withdrawals_detail_status: 3,
  financial_statements_status: 3,
  retry_after: 30,
  seconds_left: 3600,
};

const yenSamples: Samples = {
  purchase_fee: "50000",
  bank_charge: "550",
  purchase_amount: "949450",
  deposit_amount: "949450",
  purchase_amount_desired: "900000",
};

const samples: Samples = {
  finished: "50",
  before: "31",
  // Choices
  corporate_division: "corporate",
  deposit_type: "ordinary",
  file_format: "passbook",
  sector: "manufacturing",
  // Persons and companies
  email: "tanaka@example.jp",
  password: "correct horse battery staple",
  new_password: "correct horse battery staple",
  current_password: "an older password of mine",
  last_name: "田中",
  first_name: "みさき",
  company_name: "株式会社田中製作所",
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
  business_summary: "金属部品の加工",
  identity_document_type: "drivingLicence",
  hashed_user_id: "6f1c0e",
  // An account
  bank_name: "みずほ銀行",
  bank_code: "0001",
  branch_name: "蒲田支店",
  branch_code: "146",
  bank_account_number: "1234567",
  account_holder_name: "カ）タナカセイサクショ",
  holder_name: "カ）アオゾラケンセツ",
  formatted_holder_name: "カ）アオゾラケンセツ",
  displayId: "1",
  // An entry and its invoices
  purpose: "材料の仕入れ",
  purchase_amount_desired: "900000",
  amount: "1000000",
  fee_ratio: "0.05",
  subject: "claim",
  scheduled_deposit_amount_from_obliger: "1000000",
  obliger_company_name: "株式会社青空建設",
  obliger_payment_date: "2027-01-29",
  on: "2027-01-29",
  expected_on: "2027-02-10",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
  channel_type: "web",
  claims: "31,32",
  // A file
  kind: "invoice_1",
  kinds: "invoice_1",
  content_type: "image/png",
  image: "data:image/png;base64,iVBORw0KGgo=",
  url: "/api/files/31?expires=1795226400",
  // Sentences
  detail: "内容をご確認ください。",
  reason: "9月分の明細が読めません。",
  reasons: "ご利用の条件に合いませんでした。",
  title: "申し込みを受け付けました",
  body: "審査の結果は2営業日以内にご連絡します。",
  note: "",
  act: "submit",
  text: "第1条 …",
  label: "はい",
  value: "yes",
  question: "corporation",
  address: "東京都中央区日本橋4丁目8番12号",
  prefecture: "東京都",
  city: "大田区",
  town: "蒲田",
  zipcode: "1440052",
  name: "青空建設",
  kana: "アオゾラケンセツ",
  code: "K-2026-000031",
  method: "none",
  segment: "all",
  service_name: "あおぞら資金サポート",
  // Opaque values
  id: "corporation",
  token: "Zk3v…",
  uid: "MzE",
  link: "https://partner.example/signup?…",
  hash: "9f86d081884c7d65…",
  pdf: "/api/entries/31/contract_document/pdf/",
  explanation_hash: "9f86d081884c7d65…",
  terms_hash: "9f86d081884c7d65…",
  signup_token: "Zk3v…",
  tracking_id: "t-1",
  terms_version: "2026-04-01",
  reference: "0000317",
  description_of_inadequate_document: "",
  identity_reason: "",
  message: "",
  version: "1.0.0",
};
