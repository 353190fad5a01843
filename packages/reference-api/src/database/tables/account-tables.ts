import type {
  CalendarDate,
  CorporateDivision,
  IdentityConfirmation,
  ProfileTexts,
  Sector,
} from "@kaitori/domain";
import type { SecurityEventKind } from "@kaitori/wire";
import type { Generated, JSONColumnType, Selectable } from "kysely";

type TextColumns = { [Name in keyof ProfileTexts]: Generated<string> };

export interface ApplicantTable extends TextColumns {
  id: Generated<number>;
  brand: string;
  email: string;
  password_hash: string | null;
  corporate_division: CorporateDivision;
  sector: Generated<Sector>;
  bank_name: Generated<string>;
  branch_name: Generated<string>;
  deposit_type: "ordinary" | "checking" | null;
  bank_account_number: Generated<string>;
  account_holder_name: Generated<string>;
  bank_code: string | null;
  branch_code: string | null;
  identity_confirmation: Generated<IdentityConfirmation>;
  identity_document_type: string | null;
  identity_valid_date: CalendarDate | null;
  /** Reason why documents are required again, if the status does not show it. */
  identity_reason: string | null;
  identity_given_at: Date | null;
  withdrawals_detail_status: Generated<IdentityConfirmation>;
  last_withdrawals_detail_date: CalendarDate | null;
  financial_statements_status: Generated<IdentityConfirmation>;
  financial_statements_valid_date: CalendarDate | null;
  has_pre_entry_declined: Generated<boolean>;
  has_entry_permission_when_delayed: Generated<boolean>;
  can_edit_bank_account: Generated<boolean>;
  /** The desk has locked the bank account, even if no pay-out is due. */
  account_fixed_by_desk: Generated<boolean>;
  visited_at_entry_page_after_mail_verification: Date | null;
  mail_notices: Generated<boolean>;
  terms_version: Generated<string>;
  tracking_id: string | null;
  external_service: string | null;
  external_id: string | null;
  created_at: Date;
  updated_at: Date;
  last_login: Date | null;
  /** Set when the account is closed; only data for contracts is kept. */
  left_at: Date | null;
  /** Demo account with a public password; the database refuses a change to false. */
  demonstration: Generated<boolean>;
  /** Version of the profile, for conflicts. */
  revision: Generated<number>;
}

export type Applicant = Selectable<ApplicantTable>;

export interface RegistrationTable {
  id: number;
  brand: string;
  email: string;
  password_hash: string;
  corporate_division: CorporateDivision;
  terms_version: string;
  tracking_id: string | null;
  external_service: string | null;
  external_id: string | null;
  /** Hash of the session of the browser that registered; null if unknown. */
  browser_hash: string | null;
  demonstration: Generated<boolean>;
  created_at: Date;
}

export interface SessionTable {
  /** Public id of the session; its token stays secret. */
  id: Generated<number>;
  token_hash: string;
  applicant_id: number;
  brand: string;
  persistent: boolean;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  /** Time of the last password check in this session. */
  proved_at: Date;
  /** Time since which the brand does not serve this person; the session has ended. */
  unserved_since: Date | null;
  device: string;
}

export type MailLinkPurpose = "activation" | "password_reset" | "mail_change";

export interface AccountTables {
  applicant: ApplicantTable;
  registration: RegistrationTable;
  session: SessionTable;
  security_event: {
    id: Generated<number>;
    applicant_id: number;
    brand: string;
    kind: SecurityEventKind;
    device: string;
    happened_at: Date;
  };
  mail_link: {
    token_hash: string;
    purpose: MailLinkPurpose;
    brand: string;
    /** Id of the applicant, or of the registration. */
    subject: number;
    new_email: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  pre_entry: {
    applicant_id: number;
    answers: JSONColumnType<Record<string, string>>;
    reasons: JSONColumnType<string[]>;
    declined: boolean;
    answered_at: Date;
  };
}
