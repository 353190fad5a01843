import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";
import { representative } from "./people.ts";

/** An entry under review, which stories modify. */
export const entryUnderReview: Entry = {
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
  claims: [],
  addfiles: [],
  metadata: {},
  draft_entry_id: null,
  auto_rejection_started_at: null,
  contract_period: null,
  bank_account: null,
  banks: [],
};
