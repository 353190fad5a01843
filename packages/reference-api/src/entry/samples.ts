import type { ClaimInput as ClaimInputSchema, EntryInput as EntryInputSchema } from "@kaitori/wire";
import type * as v from "valibot";

export type EntryBody = v.InferInput<typeof EntryInputSchema>;
export type ClaimBody = v.InferInput<typeof ClaimInputSchema>;

/** A claim as a page would send it, for tests. */
export const claimBody = (overrides: Partial<ClaimBody> = {}): ClaimBody => ({
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
  amount: "1000000",
  scheduled_deposit_amount_from_obliger: "1000000",
  obliger_payment_date: "2027-01-31",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  receive_payment_account: {
    bank_name: "みずほ銀行",
    deposit_type: "ordinary",
    bank_account_number: "1234567",
    obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ" }],
  },
  ...overrides,
});

/** Claims with different amounts, because equal invoices are refused. */
export const claimBodies = (count: number) =>
  Array.from({ length: count }, (_, index) => claimBody({ amount: String(1_000_000 + index) }));

export const entryBody = (overrides: Partial<EntryBody> = {}): EntryBody => ({
  purchase_amount_desired: "900000",
  purpose: "材料の仕入れ",
  claims: [claimBody()],
  ...overrides,
});

/** References to uploads with a kind. */
export const fileReferences = (kind: string, ...ids: readonly number[]) =>
  ids.map((id) => ({ kind, contentfile: { id } }));
