import type {
  CalendarDate,
  ClaimStatus,
  ClosedDayMove,
  CorporateDivision,
  DocumentsConfirmation,
  EntryStatus,
  MoveName,
  SaleEndCause,
  StoredClaim,
} from "@kaitori/domain";
import type { BankAccount, ClaimPrice, GivenReason, Price, ReceivePaymentAccount } from "@kaitori/wire";
import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { DraftBankInput, Inadequacy } from "./numeric-ids.ts";

/** Actor of an event. Applicants learn only whether they or the service acted. */
export type Actor = "applicant" | "review" | "desk" | "system";

/** Events of an entry without a status change. */
type EntryEvent = "askSecondLook" | "answerSecondLook";

/** Events about the money of a sold claim without a status change; the mail has the same name. */
export type ClaimEvent =
  | "reportReceived"
  | "reportNotYet"
  | "reportInsolvent"
  | "handOverPart"
  | "undoHandOver"
  | "takeBackReport";

export type EntryAct = MoveName | ClaimEvent | EntryEvent;

export interface EntryTable {
  id: Generated<number>;
  brand: string;
  applicant_id: number;
  code: string;
  status: EntryStatus;
  account_activity_statement_confirmation_status: DocumentsConfirmation;
  financial_statement_confirmation_status: DocumentsConfirmation;
  channel_type: string | null;
  purchase_amount_desired: number;
  purpose: string;
  description_of_inadequate_document: Generated<string>;
  contracted_at: Date | null;
  paid_out_at: Date | null;
  cancelled_at: Date | null;
  resubmitted_at: Date | null;
  offered_at: Date | null;
  rejected_at: Date | null;
  closed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  metadata: Generated<Record<string, unknown>>;
  draft_entry_id: number | null;
  auto_rejection_started_at: Date | null;
  contract_period: CalendarDate | null;
  /** The offered number of days until the money is handed over. */
  hand_over_days: number | null;
  closed_day: ClosedDayMove | null;
  bank_account: JSONColumnType<BankAccount | null>;
  banks: JSONColumnType<DraftBankInput[]>;
}

export interface ClaimTable extends StoredClaim {
  id: Generated<number>;
  entry_id: number;
  applicant_id: number;
  place: number;
  code: string;
  status: ClaimStatus;
  invoice_confirmation_status: DocumentsConfirmation;
  additional_doc_confirmation_status: DocumentsConfirmation;
  purchase_principal_amount: number | null;
  purchase_amount: number | null;
  purchase_ratio: string | null;
  purchase_fee: number | null;
  purchase_fee_ratio: string | null;
  bank_charge: number | null;
  return_date: CalendarDate | null;
  handed_over_at: Date | null;
  cancelled_at: Date | null;
  created_at: Date;
  updated_at: Date;
  metadata: Generated<Record<string, unknown>>;
  receive_payment_account: JSONColumnType<ReceivePaymentAccount>;
}

/** A paper that the brand requires in addition, of one applicant. @public for the types of the published package */
export interface FurtherPaperTable {
  applicant_id: number;
  kind: string;
  status: DocumentsConfirmation;
  valid_until: CalendarDate | null;
}

export interface EntryTables {
  entry: EntryTable;
  claim: ClaimTable;
  entry_file: { entry_id: number; applicant_id: number; file_id: number };
  claim_file: { claim_id: number; applicant_id: number; file_id: number; kind: string };
  further_paper: FurtherPaperTable;
  entry_history: {
    id: Generated<number>;
    entry_id: number;
    at: Date;
    act: EntryAct;
    actor: Actor;
    staff_id: number | null;
    from_status: number | null;
    to_status: number;
    claim_id: number | null;
    note: string;
    reasons: JSONColumnType<GivenReason[], string | undefined>;
    cause: Generated<SaleEndCause | null>;
    /** Transaction of the status change; a trigger refuses a change without its row. */
    transaction_id: Generated<string>;
  };
  /** Filled by a trigger when a claim changes. */
  claim_correction: {
    id: Generated<number>;
    claim_id: number;
    transaction_id: Generated<string>;
    field: string;
    before: unknown;
    after: unknown;
  };
  notice: {
    id: Generated<number>;
    brand: string;
    applicant_id: number;
    entry_id: number | null;
    at: Date;
    title: string;
    body: string;
    read_at: Date | null;
  };
  inadequacy: {
    id: Generated<number>;
    entry_id: number;
    claim_id: number | null;
    subject: Inadequacy["subject"];
    uploads: JSONColumnType<number[]>;
    reason: string;
    remark: Generated<string>;
    reasons: JSONColumnType<GivenReason[], string | undefined>;
  };
  contract_pdf: { entry_id: number; bytes: Buffer };
  contract: {
    entry_id: number;
    title: string;
    text: string;
    hash: string;
    /** The explanation before the consent. */
    explanation_title: string;
    explanation: string;
    explanation_hash: string;
    claims: JSONColumnType<ClaimPrice[]>;
    total: JSONColumnType<Price>;
    /** The signer: this field and the three names below. */
    corporate_division: CorporateDivision;
    company_name: string;
    last_name: string;
    first_name: string;
    signer_email: string;
    /** Agreed days of the hand-over. */
    hand_over_days: number;
    closed_day: ClosedDayMove;
    /** Promised day of the pay-out. */
    pay_out_by: CalendarDate;
    signed_at: Date;
  };
}

export type EntryRow = Selectable<EntryTable>;
export type ClaimRow = Selectable<ClaimTable>;
export type EntryWithClaims = EntryRow & { claims: ClaimRow[] };

/** @public for the types of the published package */
export interface DraftTable {
  id: Generated<number>;
  applicant_id: number;
  form: string;
  version: number;
  content: JSONColumnType<Record<string, unknown>>;
  updated_at: Date;
}

export type DraftRow = Selectable<DraftTable>;

export interface DraftTables {
  draft: DraftTable;
}
