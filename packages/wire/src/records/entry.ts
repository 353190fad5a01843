import {
  entryStatuses,
  identityConfirmations,
  reviewReasons,
  reviewSubjects,
  saleEndCauses,
} from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import {
  Anything,
  FileFormat,
  FurtherKindName,
  Id,
  IsoDate,
  statusAmong,
  Timestamp,
  YenText,
} from "../values.ts";
import { BankAccount } from "./bank-account.ts";
import { Claim } from "./claim.ts";
import { ContentFileReference, UploadRecord } from "./upload-record.ts";

/** A reason for a rejection, from a closed list, with the typed value and that of the paper if they differ (B15). */
export const GivenReason = record("GivenReason", {
  code: v.picklist(reviewReasons),
  on_form: v.optional(v.string()),
  on_paper: v.optional(v.string()),
  /** Day from which an invoice with a late payment date can be sold. */
  possible_from: v.optional(IsoDate),
});
export type GivenReason = v.InferOutput<typeof GivenReason>;

/** A dated change of an entry or of one of its claims (R4.21, B8). */
export const HistoryEvent = record("HistoryEvent", {
  id: Id,
  created_at: Timestamp,
  /** The claim that changed; null for a change of the entry. */
  claim: v.nullable(Id),
  /** Status numbers before and after; null before the first. */
  from: v.nullable(v.number()),
  to: v.number(),
  /** Name of the move in the domain: `submit`, `askAgain`, `resubmit`, `offer`, `contract`, `payOut`, `cancel` … */
  act: v.string(),
  actor: v.picklist(["applicant", "service"]),
  note: v.string(),
  /** Reasons for the decision. */
  reasons: v.optional(v.array(GivenReason)),
  /** Reason why a sale ended before it was paid; `note` is its sentence. */
  cause: v.optional(v.picklist(saleEndCauses)),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>;

/** A rejected part of an entry, with the reason (B4). */
export const Inadequacy = record("Inadequacy", {
  subject: v.union([v.picklist(reviewSubjects), FurtherKindName]),
  claim: v.nullable(Id),
  /** The rejected files. */
  uploads: v.array(Id),
  reason: v.string(),
  /** Reasons as codes; `reason` is their sentence. */
  reasons: v.optional(v.array(GivenReason)),
  /** Additional remark to the applicant; `reason` contains it, too. */
  remark: v.optional(v.string()),
});
export type Inadequacy = v.InferOutput<typeof Inadequacy>;

/** An account whose withdrawal statements are the `addfiles` of the entry. */
export const EntryBank = v.object({
  bank_name: v.string(),
  bank_account_number: v.string(),
  file_format: FileFormat,
  contentfile_relations: v.array(ContentFileReference),
});
export type EntryBank = v.InferOutput<typeof EntryBank>;

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
