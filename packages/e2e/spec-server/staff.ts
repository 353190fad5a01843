import { type Entry, type Fields, now, type Person, today } from "./records.ts";
import type { State } from "./state.ts";

/** What the specification leaves to the licensee's staff: every state it names, put by hand. */

export const password = "spec-server-password";

export const completeProfile: Fields = {
  first_name: "花子",
  last_name: "空見",
  corporate_division: "corporate",
  company_name: "株式会社空見工務店",
  office_phone: "0300000111",
  office_zipcode: "1000001",
  office_prefecture: "東京都",
  office_city: "千代田区千代田",
  office_building_number: "9-9",
  owner_phone: "09000000111",
  owner_zipcode: "1000001",
  owner_prefecture: "東京都",
  owner_city: "千代田区千代田",
  owner_building_number: "9-9",
  sector: "construction",
  business_summary: "住宅の改修",
  bank_account: {
    bank_name: "みずほ銀行",
    branch_name: "東京営業部",
    deposit_type: "ordinary",
    bank_account_number: "0000111",
    account_holder_name: "カ）ソラミコウムテン",
  },
  identity_confirmation: 3,
  withdrawals_detail_status: 3,
  financial_statements_status: 3,
  last_withdrawals_detail_date: today(),
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const invoice = (fields: Fields = {}): Fields => ({
  obliger_company_name: "株式会社空見商店",
  houjinbangou: "8900000000001",
  houjinbangou_address: "千葉県千葉市中央区9-9-9",
  amount: 1_100_000,
  scheduled_deposit_amount_from_obliger: 1_100_000,
  obliger_payment_date: inDays(45),
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  ...fields,
});

/** What a claim says once it has a price. */
export const priced = (claim: Fields): Fields => ({
  purchase_principal_amount: claim.amount,
  purchase_ratio: 1,
  purchase_fee_ratio: 0.08,
  purchase_fee: Number(claim.amount) * 0.08,
  bank_charge: 440,
  purchase_amount: Number(claim.amount) * 0.92 - 440,
});

const claimStatusIn: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

const datesIn = (status: number): Fields => ({
  ...(status >= 3 ? { reviewed_at: now() } : {}),
  ...(status >= 4 ? { contracted_at: now() } : {}),
  ...(status >= 5 ? { transferred_at: now() } : {}),
  ...(status === 6 ? { transaction_completed_at: now() } : {}),
});

/** Moves an entry and its claims. */
export function decide(entry: Entry, status: number, fields: Fields = {}, claim: Fields = {}): void {
  Object.assign(entry.fields, datesIn(status), { status, updated_at: now() }, fields);
  const claimStatus = claimStatusIn[status] ?? 1;
  entry.claims = entry.claims.map((one) => ({
    ...one,
    ...(status >= 3 ? { ...priced(one), invoice_confirmation_status: 3 } : {}),
    ...(status >= 4 ? { return_date: inDays(50) } : {}),
    status: claimStatus,
    ...claim,
  }));
}

export interface Scene {
  name: string;
  fields?: Fields;
  entry?: { status: number; fields?: Fields; claim?: Fields };
  suppress?: Fields;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const entrySaying = (name: string, fields: Fields, claim: Fields = {}): Scene => ({
  name,
  entry: { status: 2, fields, claim: { status: 1, ...claim } },
});

const entryOfClaim: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 5,
  8: 3,
  9: 6,
};

/** Every state that the specification names, one user each. */
export const scenes: readonly Scene[] = [
  { name: "no-entry" },
  ...numbered(5).map((identity) => ({
    name: `identity-${identity}`,
    fields: { identity_confirmation: identity },
  })),
  { name: "identity-past", fields: { identity_valid_date: "2020-01-01" } },
  { name: "no-papers", fields: { withdrawals_detail_status: 4, financial_statements_status: 4 } },
  { name: "papers-inadequate", fields: { withdrawals_detail_status: 2, financial_statements_status: 2 } },
  { name: "individual", fields: { corporate_division: "individual", company_name: "" } },
  { name: "division-none", fields: { corporate_division: "none", company_name: "" } },
  {
    name: "profile-missing",
    fields: {
      first_name: "",
      last_name: "",
      company_name: "",
      bank_account: null,
      identity_confirmation: 4,
      office_zipcode: "",
      office_prefecture: "",
      office_city: "",
      office_phone: "",
      office_building_number: "",
      owner_phone: "",
      owner_zipcode: "",
      owner_prefecture: "",
      owner_city: "",
      owner_building_number: "",
      sector: "unknown",
      business_summary: "",
      withdrawals_detail_status: 4,
      financial_statements_status: 4,
    },
  },
  {
    name: "declined",
    fields: { company_name: "", bank_account: null, has_pre_entry_declined: true },
  },
  ...numbered(6).map((status) => ({ name: `entry-${status}`, entry: { status } })),
  { name: "entry-42", entry: { status: 42 } },
  {
    name: "entry-cancelled",
    entry: {
      status: 6,
      fields: { cancelled_at: now(), transaction_completed_at: null },
      claim: { status: 9 },
    },
  },
  {
    name: "entry-rejected",
    entry: {
      status: 6,
      fields: { rejected_at: now(), transaction_completed_at: null },
      claim: { status: 8 },
    },
  },
  entrySaying("statements-inadequate", {
    account_activity_statement_confirmation_status: 2,
    description_of_inadequate_document: "9月分の明細が読めません。",
  }),
  entrySaying("financials-inadequate", {
    financial_statement_confirmation_status: 2,
    description_of_inadequate_document: "貸借対照表がありません。",
  }),
  entrySaying(
    "invoice-inadequate",
    { description_of_inadequate_document: "請求書の右下が切れています。" },
    { status: 2, invoice_confirmation_status: 2 },
  ),
  entrySaying("inadequate-unsaid", {}),
  ...numbered(9).map((claim) => ({
    name: `claim-${claim}`,
    entry: { status: entryOfClaim[claim] ?? 1, claim: { status: claim } },
  })),
  { name: "claim-42", entry: { status: 3, claim: { status: 42 } } },
  {
    name: "delay-forbidden",
    fields: { has_entry_permission_when_delayed: false },
    entry: { status: 5, claim: { status: 7 } },
  },
  {
    name: "entries-stopped",
    suppress: { method: "stop-new-entry", segment: "all", message: "年末のため受付を休みます。" },
  },
];

export const addressOf = (scene: string) => `${scene}@spec.example`;

/** A user in this scene. The setting that stops entries is one for all users: it is set by this as well. */
export function play(state: State, scene: Scene): { person: Person; entry: Entry | undefined } {
  state.people = state.people.filter((person) => person.email !== addressOf(scene.name));
  const person = state.addPerson(addressOf(scene.name), password, { ...completeProfile, ...scene.fields });
  if (Number(person.fields.identity_confirmation) !== 4)
    person.files.push(state.addUpload(person.id, "identity", "licence.jpg", "image/jpeg", null));
  state.suppress = scene.suppress ?? { method: null, segment: null, message: null };
  if (!scene.entry) return { person, entry: undefined };
  const paper = state.addUpload(person.id, "invoice", "invoice.pdf", "application/pdf", null);
  const entry = state.addEntry(
    person.id,
    {
      purchase_amount_desired: 900_000,
      purpose: "材料の仕入れ",
      bank_account: person.fields.bank_account,
    },
    [invoice({ contentfiles: [paper] })],
  );
  const { status, fields, claim } = scene.entry;
  decide(entry, status, fields, claim);
  return { person, entry };
}
