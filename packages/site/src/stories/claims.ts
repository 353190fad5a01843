import type { DraftClaim, DraftEntry } from "@kaitori/wire";
import { inDays } from "./days.ts";
import { emptyDraft, uploadRecordOf } from "./drafts.ts";

const account = {
  bank_name: "みずほ銀行",
  deposit_type: "ordinary" as const,
  bank_account_number: "1234567",
};

export const fullClaim: DraftClaim = {
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
  amount: "1,320,000",
  scheduled_deposit_amount_from_obliger: "1,320,000",
  obliger_payment_date: inDays(40),
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  deducts_bank_charge: false,
  withholds_tax: false,
  forbids_transfer: false,
  twin_reason: "",
  contentfile_relations: [{ kind: "invoice_1", contentfile: uploadRecordOf("invoice_1", 1) }],
  receive_payment_account: {
    ...account,
    obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ", formatted_holder_name: "" }],
  },
};

export const incompleteClaim: DraftClaim = {
  ...fullClaim,
  obliger_company_name: "大森機械工業株式会社",
  houjinbangou: "",
  houjinbangou_address: "",
  amount: "880,000",
  scheduled_deposit_amount_from_obliger: "",
  obliger_payment_date: "",
  is_fixed_debt: false,
  is_bank_transfer_from_obliger: false,
  contentfile_relations: [],
};

export const draftOfClaims = (...claims: readonly DraftClaim[]): DraftEntry => ({
  ...emptyDraft,
  id: 1,
  version: 4,
  updated_at: "2026-11-21T09:30:00+09:00",
  purchase_amount_desired: "1,200,000",
  purpose: "材料の仕入れと外注費の支払い",
  claims: [...claims],
});
