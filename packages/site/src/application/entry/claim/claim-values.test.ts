import type { DraftClaim } from "@kaitori/wire";
import { expect, test } from "vitest";
import { uploadRecordOf } from "#stories/drafts.ts";
import { blankClaim, claimsOfDraft } from "./claim-values.ts";

const claim = (...kinds: string[]): DraftClaim => ({
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "",
  houjinbangou_address: "",
  amount: "1,000,000",
  scheduled_deposit_amount_from_obliger: "",
  obliger_payment_date: "",
  is_fixed_debt: false,
  is_bank_transfer_from_obliger: false,
  deducts_bank_charge: false,
  withholds_tax: false,
  forbids_transfer: false,
  twin_reason: "",
  contentfile_relations: kinds.map((kind, index) => ({ kind, contentfile: uploadRecordOf(kind, index + 1) })),
  receive_payment_account: null,
});

test.each([
  { about: "invoices without files are numbered in order", claims: [claim(), claim()], numbers: [1, 2] },
  { about: "an invoice with files keeps its number", claims: [claim("invoice_2"), claim()], numbers: [2, 1] },
  {
    about: "no invoice gets the number of a later one",
    claims: [claim(), claim("additional_doc_1")],
    numbers: [2, 1],
  },
  { about: "a file without a number is ignored", claims: [claim("invoice")], numbers: [1] },
])("R3.7 after a reload an invoice has the same slots: $about", ({ claims, numbers }) => {
  expect(claimsOfDraft(claims).map(({ displayId }) => displayId)).toEqual(numbers);
});

test("B3 a draft restores typed text unchanged and refers to files by id", () => {
  expect(claimsOfDraft([claim("invoice_1")])[0]).toMatchObject({
    amount: "1,000,000",
    contentfile_relations: [{ kind: "invoice_1", contentfile: { id: 1 } }],
    receive_payment_account: { deposit_type: "ordinary", obliger_accounts: [{ holder_name: "" }] },
  });
});

test("R3.8 a new invoice takes the account of the previous one and has no payer", () => {
  const first = blankClaim(1);
  expect(first.receive_payment_account.deposit_type).toBe("ordinary");
  first.receive_payment_account = {
    bank_name: "みずほ銀行",
    deposit_type: "current",
    bank_account_number: "1234567",
    obliger_accounts: [{ holder_name: "カ）アオゾラ" }],
  };
  expect(blankClaim(2, [first])).toMatchObject({
    displayId: 2,
    receive_payment_account: {
      bank_name: "みずほ銀行",
      deposit_type: "current",
      bank_account_number: "1234567",
      obliger_accounts: [{ holder_name: "" }],
    },
  });
});
