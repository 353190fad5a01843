import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import type { Claim, Entry, HandOver, HistoryEvent } from "@kaitori/wire";
import { inDays } from "./days.ts";
import { uploadRecordOf } from "./drafts.ts";
import { representative } from "./people.ts";

const invoice = {
  ...uploadRecordOf("invoice", 501),
  name: "請求書.pdf",
  content_type: "application/pdf",
  created_at: "2026-11-18T10:00:00+09:00",
};

export const claimOfStory: Claim = {
  id: 11,
  code: "KT-20261118-0031-1",
  status: ClaimStatus.underReview,
  invoice_confirmation_status: IdentityConfirmation.confirming,
  additional_doc_confirmation_status: IdentityConfirmation.notSubmitted,
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
  amount: "1320000",
  scheduled_deposit_amount_from_obliger: "1320000",
  purchase_principal_amount: null,
  purchase_amount: null,
  purchase_ratio: null,
  purchase_fee: null,
  purchase_fee_ratio: null,
  bank_charge: null,
  obliger_payment_date: inDays(39),
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  return_date: null,
  returned_at: null,
  cancelled_at: null,
  created_at: "2026-11-18T10:00:00+09:00",
  updated_at: "2026-11-18T10:00:00+09:00",
  entry: 31,
  contentfiles: [invoice],
  metadata: {},
  contentfile_relations: [{ kind: "invoice", contentfile: invoice }],
  receive_payment_account: {
    bank_name: "三菱UFJ銀行",
    deposit_type: "ordinary",
    bank_account_number: "7654321",
    obliger_accounts: [
      { holder_name: "カ）アオゾラケンセツ", formatted_holder_name: "カ）アオゾラケンセツ" },
    ],
  },
};

const secondClaim: Claim = {
  ...claimOfStory,
  id: 12,
  code: "KT-20261118-0031-2",
  obliger_company_name: "大森機械工業株式会社",
  houjinbangou: "",
  amount: "880000",
  scheduled_deposit_amount_from_obliger: "880000",
  obliger_payment_date: inDays(54),
  receive_payment_account: claimOfStory.receive_payment_account && {
    ...claimOfStory.receive_payment_account,
    obliger_accounts: [
      { holder_name: "オオモリキカイコウギヨウ（カ", formatted_holder_name: "オオモリキカイコウギヨウ（カ" },
    ],
  },
};

export const entryOfStory: Entry = {
  id: 31,
  code: "KT-20261118-0031",
  status: EntryStatus.underReview,
  account_activity_statement_confirmation_status: IdentityConfirmation.confirming,
  financial_statement_confirmation_status: IdentityConfirmation.confirming,
  channel_type: null,
  purchase_amount_desired: "1800000",
  purpose: "材料の仕入れ",
  description_of_inadequate_document: "",
  contracted_at: null,
  transferred_at: null,
  cancelled_at: null,
  reviewed_at: null,
  rejected_at: null,
  transaction_completed_at: null,
  created_at: "2026-11-18T10:00:00+09:00",
  updated_at: "2026-11-18T10:00:00+09:00",
  user: representative.id,
  addfiles: [],
  metadata: {},
  draft_entry_id: null,
  auto_rejection_started_at: null,
  contract_period: null,
  banks: [],
  claims: [claimOfStory, secondClaim],
  bank_account: {
    bank_name: "みずほ銀行",
    branch_name: "蒲田支店",
    deposit_type: "ordinary",
    bank_account_number: "1234567",
    account_holder_name: "カ）タナカセイサクシヨ",
    bank_code: "0001",
    branch_code: "147",
  },
};

const withPrice = (claim: Claim, status: ClaimStatus, fee: string): Claim => ({
  ...claim,
  status,
  purchase_principal_amount: claim.amount,
  purchase_fee: fee,
  purchase_fee_ratio: "0.050000",
  purchase_amount: String(Number(claim.amount) - Number(fee)),
  purchase_ratio: "0.950000",
  bank_charge: "550",
});

export const claimsBought = (status: ClaimStatus): Claim[] => [
  { ...withPrice(claimOfStory, status, "66000"), return_date: "2027-01-05" },
  { ...withPrice(secondClaim, status, "44000"), bank_charge: "0", return_date: "2027-01-20" },
];

export const handOversOfStory: HandOver[] = [
  {
    due_on: "2027-01-05",
    reference: "1000017",
    amount: "1320000",
    claims: [{ claim: 11, amount: "1320000", handed_over: "0", standing: "notDue" }],
  },
  {
    due_on: "2027-01-20",
    reference: "1000025",
    amount: "880000",
    claims: [{ claim: 12, amount: "880000", handed_over: "0", standing: "notDue" }],
  },
];

type Line = Omit<HandOver["claims"][number], "claim">;

export const handOversWith = (...lines: Line[]): HandOver[] =>
  handOversOfStory.map((day, index) => {
    const line = lines[index];
    if (!line) return day;
    return { ...day, amount: line.amount, claims: day.claims.map(({ claim }) => ({ claim, ...line })) };
  });

/** Claims whose due date is in the past. */
export const claimsBoughtLongAgo = (status: ClaimStatus): Claim[] =>
  claimsBought(status).map((claim) => ({
    ...claim,
    obliger_payment_date: "2026-10-30",
    return_date: "2026-11-05",
  }));

export const entryReviewed: Entry = {
  ...entryOfStory,
  status: EntryStatus.reviewed,
  reviewed_at: "2026-11-19T15:00:00+09:00",
  contract_period: inDays(5),
  claims: claimsBought(ClaimStatus.canBuy),
};
export const entryContracted: Entry = {
  ...entryReviewed,
  status: EntryStatus.contracted,
  contracted_at: "2026-11-20T11:00:00+09:00",
  claims: claimsBought(ClaimStatus.contracted),
};
export const entryTransferred: Entry = {
  ...entryContracted,
  status: EntryStatus.transferred,
  transferred_at: "2026-11-20T15:00:00+09:00",
  claims: claimsBought(ClaimStatus.transferred),
};
export const entryOfSeptember: Entry = {
  ...entryTransferred,
  code: "KT-20260914-0012",
  created_at: "2026-09-14T10:00:00+09:00",
  reviewed_at: "2026-09-15T15:00:00+09:00",
  contracted_at: "2026-09-16T11:00:00+09:00",
  transferred_at: "2026-09-17T15:00:00+09:00",
};
export const entryArchived: Entry = {
  ...entryOfSeptember,
  status: EntryStatus.archived,
  transaction_completed_at: "2026-11-05T10:00:00+09:00",
  claims: claimsBoughtLongAgo(ClaimStatus.returned),
};
export const entryCancelled: Entry = {
  ...entryOfStory,
  status: EntryStatus.archived,
  cancelled_at: "2026-11-19T15:00:00+09:00",
  claims: entryOfStory.claims.map((claim) => ({ ...claim, status: ClaimStatus.cancel })),
};
export const entryOfferEnded: Entry = {
  ...entryOfStory,
  status: EntryStatus.archived,
  created_at: "2026-11-04T10:00:00+09:00",
  reviewed_at: "2026-11-05T15:00:00+09:00",
  contract_period: "2026-11-12",
  claims: entryOfStory.claims.map((claim) => ({ ...claim, status: ClaimStatus.cancel })),
};
/** The contract ended before the payout. */
export const entryContractEnded: Entry = {
  ...entryOfSeptember,
  status: EntryStatus.archived,
  transferred_at: null,
  claims: claimsBoughtLongAgo(ClaimStatus.cancel),
};
export const entryRejected: Entry = {
  ...entryOfStory,
  status: EntryStatus.archived,
  rejected_at: "2026-11-19T15:00:00+09:00",
  claims: entryOfStory.claims.map((claim) => ({ ...claim, status: ClaimStatus.cannotBuy })),
};

export const entriesInEveryStatus: Entry[] = [
  entryOfStory,
  {
    ...entryOfStory,
    status: EntryStatus.inadequate,
    claims: entryOfStory.claims.map((claim) => ({ ...claim, status: ClaimStatus.inadequate })),
  },
  entryReviewed,
  entryContracted,
  entryTransferred,
  entryArchived,
  entryRejected,
  entryCancelled,
].map((entry, index) => ({ ...entry, id: 31 + index, code: `KT-20261118-00${31 + index}` }));

let lastEvent = 0;
export const historyEvent = (act: string, at: string, changes: Partial<HistoryEvent> = {}): HistoryEvent => ({
  id: ++lastEvent,
  created_at: at,
  claim: null,
  from: null,
  to: 1,
  act,
  actor: "service",
  note: "",
  ...changes,
});
