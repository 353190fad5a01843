import { developmentCopy } from "@kaitori/brand/copy/development";
import { copyOf } from "@kaitori/brand/text";
import { IdentityConfirmation } from "@kaitori/domain";
import { type DemoApplicant, newCompany, readyCompany, readyIndividual } from "./demo-applicants.ts";
import type { DemoEntry } from "./demo-entry.ts";

const words = copyOf({}, developmentCopy);

export interface DemoState {
  name: string;
  description: string;
  applicant: DemoApplicant;
  preEntry?: Readonly<Record<string, "yes" | "no">>;
  entry?: DemoEntry;
}

const entryStates = Object.entries({
  underReview: words.accountUnderReview,
  inadequate: words.accountInadequate,
  reviewed: words.accountReviewed,
  rejected: words.accountRejected,
  offerEnded: words.accountOfferEnded,
  contracted: words.accountContracted,
  transferred: words.accountTransferred,
  delayed: words.accountDelayed,
  archived: words.accountArchived,
  cancelled: words.accountCancelled,
} satisfies Record<DemoEntry, string>) as [DemoEntry, string][];

/** One account for each state that the screens show. */
export const demoStates: readonly DemoState[] = [
  { name: "new", description: words.accountNew, applicant: newCompany },
  {
    name: "declined",
    description: words.accountDeclined,
    applicant: newCompany,
    preEntry: {
      has_invoice: "yes",
      obliger_is_corporate: "no",
      paid_by_transfer: "yes",
      has_delinquency: "no",
    },
  },
  {
    name: "no-identity",
    description: words.accountNoIdentity,
    applicant: {
      ...readyCompany,
      identity_confirmation: IdentityConfirmation.notSubmitted,
      identity_document_type: null,
    },
  },
  {
    name: "identity-confirming",
    description: words.accountIdentityConfirming,
    applicant: { ...readyCompany, identity_confirmation: IdentityConfirmation.confirming },
  },
  {
    name: "identity-inadequate",
    description: words.accountIdentityInadequate,
    applicant: {
      ...readyCompany,
      identity_confirmation: IdentityConfirmation.inadequate,
      identity_reason: "運転免許証の裏面が写っていません。表と裏の両方をお送りください。",
    },
  },
  {
    name: "identity-expired",
    description: words.accountIdentityExpired,
    applicant: { ...readyCompany, identity_valid_date: "2024-03-31" },
  },
  {
    name: "no-documents",
    description: words.accountNoDocuments,
    applicant: {
      ...readyCompany,
      withdrawals_detail_status: IdentityConfirmation.notSubmitted,
      financial_statements_status: IdentityConfirmation.notSubmitted,
    },
  },
  { name: "ready", description: words.accountReady, applicant: readyCompany },
  { name: "individual", description: words.accountIndividual, applicant: readyIndividual },
  {
    name: "fixed-account",
    description: words.accountFixedAccount,
    applicant: { ...readyCompany, can_edit_bank_account: false },
  },
  ...entryStates.map(([entry, description]) => ({
    name: entry.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    description,
    applicant:
      entry === "delayed" ? { ...readyCompany, has_entry_permission_when_delayed: false } : readyCompany,
    entry,
  })),
];

export const unverifiedAccount = { name: "unverified", description: words.accountUnverified };
