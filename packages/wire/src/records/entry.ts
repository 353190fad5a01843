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

/** An application (R3.1). Its client-side validation errors never travel. */
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
    /** The last day on which it can be contracted. The specification states no type; another one says nothing. */
    contract_period: v.fallback(v.nullable(IsoDate), null),
    bank_account: v.nullable(BankAccount),
  },
  {
    /** With one entry only, and not in the list: to whose account a statement belongs that is handed in again (B4). */
    banks: v.optional(v.array(EntryBank), []),
    /** With one entry only: its course, the oldest first (B8). */
    history: v.optional(v.array(HistoryEvent)),
    /** With one entry only: what the review gave back and is not handed in again (B4). */
    inadequacies: v.optional(v.array(Inadequacy)),
    /** When papers that were asked for again came in last: from then on the answer is promised (B12). */
    resubmitted_at: v.optional(v.nullable(Timestamp)),
    /** By when its price is paid, as promised with the contract, whatever the brand promises by now (B12). */
    pay_out_by: v.optional(v.nullable(IsoDate)),
  },
);
export type Entry = v.InferOutput<typeof Entry>;
