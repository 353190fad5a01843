import { entryStatuses, identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Anything } from "../values/anything.ts";
import { IsoDate, Timestamp } from "../values/date.ts";
import { YenText } from "../values/decimal.ts";
import { Id } from "../values/id.ts";
import { statusAmong } from "../values/status.ts";
import { BankAccount } from "./bank-account.ts";
import { Claim } from "./claim.ts";
import { EntryBank } from "./entry-bank.ts";
import { HistoryEvent, Inadequacy } from "./entry-progress.ts";
import { UploadRecord } from "./upload-record.ts";

/** An application (R3.1). Client-side validation errors are not part of it. */
export const Entry = record(
  "Entry",
  {
    id: Id,
    code: v.string(),
    status: statusAmong(entryStatuses),
    account_activity_statement_confirmation_status: statusAmong(identityConfirmations),
    financial_statement_confirmation_status: statusAmong(identityConfirmations),
    channel_type: v.fallback(v.nullable(v.string()), null),
    purchase_amount_desired: YenText,
    purpose: v.string(),
    description_of_inadequate_document: v.string(),
    contracted_at: v.nullable(Timestamp),
    transferred_at: v.nullable(Timestamp),
    cancelled_at: v.nullable(Timestamp),
    reviewed_at: v.nullable(Timestamp),
    rejected_at: v.nullable(Timestamp),
    transaction_completed_at: v.nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
    /** The id of the applicant. */
    user: Id,
    claims: v.array(Claim),
    addfiles: v.array(UploadRecord),
    metadata: Anything,
    draft_entry_id: v.nullable(Id),
    auto_rejection_started_at: v.nullable(Timestamp),
    /** Last day for the contract. The specification states no type, so other values become null. */
    contract_period: v.fallback(v.nullable(IsoDate), null),
    bank_account: v.nullable(BankAccount),
  },
  {
    /** For a single entry only: accounts of the statements to be submitted again (B4). */
    banks: v.optional(v.array(EntryBank), []),
    /** For a single entry only: its history, the oldest change first (B8). */
    history: v.optional(v.array(HistoryEvent)),
    /** For a single entry only: rejected parts that are not submitted again yet (B4). */
    inadequacies: v.optional(v.array(Inadequacy)),
    /** Time of the last resubmission, from which the promised date is computed (B12). */
    resubmitted_at: v.optional(v.nullable(Timestamp)),
    /** Day by which the price is paid, as promised with the contract (B12). */
    pay_out_by: v.optional(v.nullable(IsoDate)),
  },
);
export type Entry = v.InferOutput<typeof Entry>;
