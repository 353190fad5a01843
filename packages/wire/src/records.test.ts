import * as v from "valibot";
import { expect, test } from "vitest";
import { SuppressEntries } from "./calls/system-settings.ts";
import { BankAccount } from "./records/bank-account.ts";
import { Claim } from "./records/claim.ts";
import { CurrentUser } from "./records/current-user.ts";
import { DraftBank, DraftEntry } from "./records/draft-entry.ts";
import { Entry } from "./records/entry.ts";
import { Profile } from "./records/profile.ts";
import { ObligerAccount, ReceivePaymentAccount } from "./records/receive-payment-account.ts";
import { UploadRecord } from "./records/upload-record.ts";
import { FinancialStatementState, WithdrawalStatementItem } from "./records/uploads-on-screen.ts";
import { FileKindName, Id, IsoDate, YenText } from "./values.ts";

const names = (text: string) => text.split(/[\s,]+/).filter((name) => name !== "");

/** The records of R3.1 with their fields, as the specification lists them. */
const specifiedFields: Record<string, string[]> = {
  CurrentUser:
    names(`id, email, first_name, last_name, create_time, update_time, corporate_division, company_name,
    office_zipcode, owner_zipcode, identity_confirmation, identity_valid_date, financial_statements_valid_date,
    last_withdrawals_detail_date, withdrawals_detail_status, financial_statements_status, addfiles, version,
    has_usable_password, has_pre_entry_declined, has_satisfied_profile, allow_redirect_to_profile, last_login,
    visited_at_entry_page_after_mail_verification, user_segment, owner_phone, hashed_user_id`),
  UploadRecord: names("kind, name, content_type, image, error, message, id, created_at"),
  BankAccount: names(
    "displayId, bank_name, branch_name, deposit_type, bank_account_number, account_holder_name",
  ),
  WithdrawalStatementItem: names(`displayId, bankName, bankAccountNumber, fileFormat, isPassbookCoverUploaded,
    isPassbookDetailsUploaded, isIbInfoUploaded, isIbDetailsUploaded`),
  DraftEntry: names("banks, bank_account"),
  Entry: names(`id, code, status, account_activity_statement_confirmation_status,
    financial_statement_confirmation_status, channel_type, purchase_amount_desired, purpose,
    description_of_inadequate_document, contracted_at, transferred_at, cancelled_at, reviewed_at, rejected_at,
    transaction_completed_at, created_at, updated_at, user, claims, addfiles, metadata, draft_entry_id,
    auto_rejection_started_at, contract_period, bank_account`),
  Claim: names(`id, code, status, invoice_confirmation_status, additional_doc_confirmation_status,
    obliger_company_name, houjinbangou, houjinbangou_address, amount, scheduled_deposit_amount_from_obliger,
    purchase_principal_amount, purchase_amount, purchase_ratio, purchase_fee, purchase_fee_ratio, bank_charge,
    obliger_payment_date, is_fixed_debt, is_bank_transfer_from_obliger, return_date, returned_at, cancelled_at,
    created_at, updated_at, entry, contentfiles, metadata, contentfile_relations`),
  ReceivePaymentAccount: names("bank_name, deposit_type, bank_account_number, obliger_accounts"),
  ObligerAccount: names("holder_name, formatted_holder_name"),
  Profile: names(`id, first_name, last_name, corporate_division, company_name, email, identity_confirmation,
    bank_account, office_phone, office_zipcode, office_prefecture, office_city, office_building_number, owner_phone,
    owner_zipcode, owner_prefecture, owner_city, owner_building_number, addfiles, has_usable_password, sector,
    business_summary, can_edit_bank_account, has_entry_permission_when_delayed`),
  SuppressEntries: names("method, segment, message"),
  FinancialStatementState: names("canSubmit, taxReturnSubmission, includesSellingAndAdminExpenses, uploaded"),
};

/** Additions to the specification; their definitions give the reasons. */
const additionsByTitle: Record<string, string[]> = {
  BankAccount: names("bank_code, branch_code"),
  Claim: names("receive_payment_account, deducts_bank_charge, withholds_tax, forbids_transfer, twin_reason"),
  DraftEntry: names(
    "id, version, updated_at, purchase_amount_desired, purpose, claims, addfiles, financial_statements, replaced",
  ),
  CurrentUser: names("mail_notices, pre_entry, further_papers, delinquency_wanted, session"),
  Entry: names("banks, history, inadequacies, resubmitted_at, pay_out_by"),
  Profile: names("identity_reason, can_edit_name"),
  UploadRecord: names("kinds"),
};

const records = [
  BankAccount,
  Claim,
  CurrentUser,
  DraftEntry,
  Entry,
  FinancialStatementState,
  ObligerAccount,
  Profile,
  ReceivePaymentAccount,
  SuppressEntries,
  UploadRecord,
  WithdrawalStatementItem,
].map((record) => ({ title: v.getTitle(record) ?? "", record }));

test.each(records)(
  "R3.1 $title has exactly the fields of the specification, and its metadata list the additions",
  ({ title, record }) => {
    const additions: readonly string[] = v.getMetadata(record)["x-additions"];
    const specified = Object.keys(record.entries).filter((field) => !additions.includes(field));
    expect({ specified, additions }).toEqual({
      specified: specifiedFields[title],
      additions: additionsByTitle[title] ?? [],
    });
  },
);

test("R3.1 every record of the specification is checked", () => {
  expect(records.map(({ title }) => title).sort()).toEqual(Object.keys(specifiedFields).sort());
});

test("R3.1 the financial-statement state has a flag for each of its kinds", () => {
  expect(Object.keys(FinancialStatementState.entries.uploaded.entries)).toEqual(
    names(
      "pl, bs, breakdown_statement, sga_expenses, tb_pl, tb_bs, tax_returns, business_opening, financial_statements, additional_doc, invoice",
    ),
  );
});

test.each(["passbook_cover_1", "ib_details_12", "identity", "invoice_3", "additional_doc_3"])(
  "R3.2 R3.7 a file kind may have the number of its statement or claim: %s",
  (kind) => expect(v.is(FileKindName, kind)).toBe(true),
);

test.each(["", "passbook", "invoice_", "invoice_a", "xinvoice", "invoice_1_2", "INVOICE"])(
  "R3.2 %s is no file kind",
  (kind) => expect(v.is(FileKindName, kind)).toBe(false),
);

test.each([
  { format: "ib", parsed: "ib" },
  { format: "passbook", parsed: "passbook" },
  { format: "fax", parsed: "passbook" },
  { format: undefined, parsed: "passbook" },
])("R3.4 the file format $format is read as $parsed", ({ format, parsed }) => {
  const bank = { bank_name: "", bank_account_number: "", file_format: format, contentfile_relations: [] };
  expect(v.parse(DraftBank, bank).file_format).toBe(parsed);
});

test("R3.8 missing fields get the defaults of the specification", () => {
  const account = { bank_name: "みずほ", bank_account_number: "1234567", obliger_accounts: [] };
  expect(v.parse(ReceivePaymentAccount, account).deposit_type).toBe("ordinary");
  expect(v.parse(Profile.entries.sector, undefined)).toBe("unknown");
  expect(v.parse(Profile.entries.has_entry_permission_when_delayed, undefined)).toBe(true);
});

test.each([0, -1, 1.5, "", null])("R3.1 %j is no id", (id) => expect(v.is(Id, id)).toBe(false));

test.each(["1000000", "1000000.00", "0"])("%s is an amount", (text) =>
  expect(v.is(YenText, text)).toBe(true),
);
test.each(["", "-1", "1,000", "1e3", "１０００", "1.234"])("%s is no amount", (text) =>
  expect(v.is(YenText, text)).toBe(false),
);
test.each(["2026-02-30", "2026-2-3", "20260203", ""])("%s is no date", (text) =>
  expect(v.is(IsoDate, text)).toBe(false),
);
