import * as v from "valibot";
import { expect, test } from "vitest";
import { ContractBody } from "./calls/contract.ts";
import type { Entry } from "./records/entry.ts";
import { EntryInput } from "./records/entry-input.ts";

const at = "2026-11-21T01:00:00.000Z";
const invoice = {
  id: 7,
  kind: "invoice",
  name: "請求書.pdf",
  content_type: "application/pdf",
  image: null,
  error: false,
  message: "",
  created_at: at,
};

const entry: Entry = {
  id: 1,
  code: "E-1",
  status: 2,
  account_activity_statement_confirmation_status: 1,
  financial_statement_confirmation_status: 1,
  channel_type: null,
  purchase_amount_desired: "900000",
  purpose: "仕入れ",
  description_of_inadequate_document: "",
  contracted_at: null,
  transferred_at: null,
  cancelled_at: null,
  reviewed_at: null,
  rejected_at: null,
  transaction_completed_at: null,
  created_at: at,
  updated_at: at,
  user: 5,
  addfiles: [],
  metadata: {},
  draft_entry_id: null,
  auto_rejection_started_at: null,
  contract_period: null,
  bank_account: null,
  banks: [
    {
      bank_name: "みずほ銀行",
      bank_account_number: "1234567",
      file_format: "passbook",
      contentfile_relations: [{ kind: "passbook_cover_1", contentfile: { id: 8 } }],
    },
  ],
  claims: [
    {
      id: 3,
      code: "C-3",
      status: 2,
      invoice_confirmation_status: 2,
      additional_doc_confirmation_status: 4,
      obliger_company_name: "株式会社あおぞら",
      houjinbangou: "",
      houjinbangou_address: "",
      amount: "1000000",
      scheduled_deposit_amount_from_obliger: "1000000.00",
      purchase_principal_amount: null,
      purchase_amount: null,
      purchase_ratio: null,
      purchase_fee: null,
      purchase_fee_ratio: null,
      bank_charge: null,
      obliger_payment_date: "2026-12-25",
      is_fixed_debt: true,
      is_bank_transfer_from_obliger: true,
      return_date: null,
      returned_at: null,
      cancelled_at: null,
      created_at: at,
      updated_at: at,
      entry: 1,
      contentfiles: [invoice],
      metadata: {},
      contentfile_relations: [{ kind: "invoice_3", contentfile: invoice }],
      receive_payment_account: {
        bank_name: "みずほ",
        deposit_type: "ordinary",
        bank_account_number: "1234567",
        obliger_accounts: [{ holder_name: "カ）アオゾラ", formatted_holder_name: "カ）アオゾラ" }],
      },
    },
  ],
};

test("R7.1 a resubmission accepts the entry as the server sent it", () => {
  expect(v.parse(EntryInput, entry)).toMatchObject({
    purpose: "仕入れ",
    banks: entry.banks,
    claims: [
      { id: 3, amount: "1000000", contentfile_relations: [{ kind: "invoice_3", contentfile: { id: 7 } }] },
    ],
  });
});

test("R7.1 the contract accepts the entry as it is, with the hash of the terms", () => {
  expect(v.parse(ContractBody, { ...entry, terms_hash: "abc" })).toEqual({
    claims: [{ id: 3 }],
    terms_hash: "abc",
  });
});

test("R5.12 an incomplete entry matches the schema; rules report what it lacks", () => {
  const half = { purpose: null, claims: [{ amount: "" }] };
  expect(v.parse(EntryInput, half)).toMatchObject({
    purchase_amount_desired: "",
    purpose: "",
    claims: [{ amount: "", is_fixed_debt: false, contentfile_relations: [], receive_payment_account: null }],
  });
});
