import type { Manner } from "./manner.ts";

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
export const now = () => new Date().toISOString().replace("Z", "+00:00");
export const today = () => new Date().toISOString().slice(0, 10);

export interface Person {
  id: number;
  email: string;
  password: string;
  /** The fields of the user and of the profile (§3), one record: they overlap. */
  fields: Fields;
  files: Fields[];
  createTime: string;
}

export interface Entry {
  id: number;
  owner: number;
  fields: Fields;
  claims: Fields[];
}

/** Fields of §3 with the value a server has before anything is known. */
export const emptyPerson: Fields = {
  first_name: "",
  last_name: "",
  corporate_division: "none",
  company_name: "",
  office_phone: "",
  office_zipcode: "",
  office_prefecture: "",
  office_city: "",
  office_building_number: "",
  owner_phone: "",
  owner_zipcode: "",
  owner_prefecture: "",
  owner_city: "",
  owner_building_number: "",
  sector: "unknown",
  business_summary: "",
  bank_account: null,
  identity_confirmation: 4,
  identity_valid_date: null,
  financial_statements_valid_date: null,
  last_withdrawals_detail_date: null,
  withdrawals_detail_status: 4,
  financial_statements_status: 4,
  has_pre_entry_declined: false,
  allow_redirect_to_profile: true,
  can_edit_bank_account: true,
  has_entry_permission_when_delayed: true,
  visited_at_entry_page_after_mail_verification: null,
  user_segment: null,
};

const profileFields = [
  "first_name",
  "last_name",
  "corporate_division",
  "company_name",
  "identity_confirmation",
  "bank_account",
  "office_phone",
  "office_zipcode",
  "office_prefecture",
  "office_city",
  "office_building_number",
  "owner_phone",
  "owner_zipcode",
  "owner_prefecture",
  "owner_city",
  "owner_building_number",
  "sector",
  "business_summary",
  "can_edit_bank_account",
  "has_entry_permission_when_delayed",
];

const userFields = [
  "first_name",
  "last_name",
  "corporate_division",
  "company_name",
  "office_zipcode",
  "owner_zipcode",
  "owner_phone",
  "identity_confirmation",
  "identity_valid_date",
  "financial_statements_valid_date",
  "last_withdrawals_detail_date",
  "withdrawals_detail_status",
  "financial_statements_status",
  "has_pre_entry_declined",
  "allow_redirect_to_profile",
  "visited_at_entry_page_after_mail_verification",
  "user_segment",
];

/** What this server asks of a profile: the specification does not say when one is satisfied. */
export const neededOfProfile = (fields: Fields) => [
  "first_name",
  "last_name",
  ...(fields.corporate_division === "individual" ? [] : ["company_name"]),
  "owner_phone",
  "owner_zipcode",
  "owner_prefecture",
  "owner_city",
];

const isSatisfied = (fields: Fields) =>
  isFields(fields.bank_account) && neededOfProfile(fields).every((name) => text(fields[name]) !== "");

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

const profileKinds = new Set(["identity"]);

export function userRecord(person: Person, manner: Manner): unknown {
  return written(
    {
      id: person.id,
      email: person.email,
      ...pick(person.fields, userFields),
      addfiles: person.files.filter((file) => !profileKinds.has(text(file.kind))),
      version: "2026.10",
      has_usable_password: true,
      has_satisfied_profile: isSatisfied(person.fields),
      last_login: now(),
      hashed_user_id: `u${person.id}`,
      create_time: person.createTime,
      update_time: now(),
      next_page: null,
      back_page: null,
      // Not in the specification: a server has fields of its own.
      plan: "standard",
    },
    manner,
  );
}

export function profileRecord(person: Person, manner: Manner): unknown {
  return written(
    {
      id: person.id,
      email: person.email,
      ...pick(person.fields, profileFields),
      addfiles: person.files.filter((file) => profileKinds.has(text(file.kind))),
      has_usable_password: true,
      staff_memo: null,
    },
    manner,
  );
}

const claimFields = [
  "obliger_company_name",
  "houjinbangou",
  "houjinbangou_address",
  "amount",
  "scheduled_deposit_amount_from_obliger",
  "purchase_principal_amount",
  "purchase_amount",
  "purchase_ratio",
  "purchase_fee",
  "purchase_fee_ratio",
  "bank_charge",
  "obliger_payment_date",
  "is_fixed_debt",
  "is_bank_transfer_from_obliger",
  "return_date",
  "returned_at",
  "cancelled_at",
  "created_at",
  "updated_at",
];
const claimStates = ["status", "invoice_confirmation_status", "additional_doc_confirmation_status"];
const claimParts = ["id", "code", "entry", "contentfiles", "contentfile_relations", "metadata"];
const claimDecimals = new Set(claimFields.filter((name) => /amount|fee|ratio|bank_charge/.test(name)));

const decimal = (value: unknown, name: string, manner: Manner): unknown => {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return manner.decimals === "number" ? number : number.toFixed(name.includes("ratio") ? 4 : 2);
};

export function claimRecord(claim: Fields, manner: Manner): Fields {
  const known = new Set([...claimFields, ...claimStates, ...claimParts]);
  const others = Object.fromEntries(Object.entries(claim).filter(([name]) => !known.has(name)));
  const files = list(claim.contentfiles);
  return {
    ...pick(claim, ["id", "code", "entry", ...claimStates, ...claimFields]),
    ...Object.fromEntries([...claimDecimals].map((name) => [name, decimal(claim[name], name, manner)])),
    contentfiles: files,
    contentfile_relations: files.map((file) => ({ contentfile: file })),
    metadata: manner.otherClaimFields === "in metadata" ? others : null,
    ...(manner.otherClaimFields === "kept" ? others : {}),
  };
}

const entryFields = [
  "account_activity_statement_confirmation_status",
  "financial_statement_confirmation_status",
  "channel_type",
  "purpose",
  "description_of_inadequate_document",
  "contracted_at",
  "transferred_at",
  "cancelled_at",
  "reviewed_at",
  "rejected_at",
  "transaction_completed_at",
  "created_at",
  "updated_at",
  "auto_rejection_started_at",
  "contract_period",
  "bank_account",
  "addfiles",
];

export const entryRecord = (entry: Entry, manner: Manner): unknown =>
  written(
    {
      id: entry.id,
      code: `E-${String(entry.id).padStart(6, "0")}`,
      status: entry.fields.status,
      ...pick(entry.fields, entryFields),
      purchase_amount_desired: decimal(entry.fields.purchase_amount_desired, "amount", manner),
      user: entry.owner,
      claims: entry.claims.map((claim) => claimRecord(claim, manner)),
      metadata: null,
      draft_entry_id: null,
      branch_office: "本店",
    },
    manner,
  );

const idNames = new Set(["id", "entry", "user", "draft_entry_id"]);

/** An answer as this server writes it: ids as numbers or text, absent values as null or not at all. */
export function written(value: unknown, manner: Manner): unknown {
  if (Array.isArray(value)) return value.map((row) => written(row, manner));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => manner.absent === "null" || (field !== null && field !== undefined))
      .map(([name, field]) => [
        name,
        manner.ids === "text" && idNames.has(name) && typeof field === "number"
          ? String(field)
          : written(field, manner),
      ]),
  );
}
