import { IdentityConfirmation } from "@kaitori/domain";
import { type DemoApplicant, newCompany, readyCompany, readyIndividual } from "./demo-applicants.ts";
import type { DemoEntry } from "./demo-entry.ts";

export interface DemoState {
  name: string;
  description: string;
  applicant: DemoApplicant;
  /** What was answered before the profile, by question. */
  preEntry?: Readonly<Record<string, "yes" | "no">>;
  /** How far its entry has come; without one it has none. */
  entry?: DemoEntry;
}

/** One account for each state of the product that a screen has to show. */
export const demoStates: readonly DemoState[] = [
  { name: "new", description: "登録したばかりで、何も入力していない", applicant: newCompany },
  {
    name: "declined",
    description: "ご利用前の確認で、利用できないと答えた",
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
    description: "登録情報はそろい、本人確認書類がまだ",
    applicant: {
      ...readyCompany,
      identity_confirmation: IdentityConfirmation.nothing,
      identity_document_type: null,
    },
  },
  {
    name: "identity-confirming",
    description: "本人確認の確認中",
    applicant: { ...readyCompany, identity_confirmation: IdentityConfirmation.confirming },
  },
  {
    name: "identity-inadequate",
    description: "本人確認書類の再提出が必要",
    applicant: {
      ...readyCompany,
      identity_confirmation: IdentityConfirmation.inadequate,
      identity_reason: "運転免許証の裏面が写っていません。表と裏の両方をお送りください。",
    },
  },
  {
    name: "identity-expired",
    description: "本人確認の期限切れ",
    applicant: { ...readyCompany, identity_valid_date: "2024-03-31" },
  },
  {
    name: "no-documents",
    description: "入出金明細と決算書類がまだ",
    applicant: {
      ...readyCompany,
      withdrawals_detail_status: IdentityConfirmation.nothing,
      financial_statements_status: IdentityConfirmation.nothing,
    },
  },
  { name: "ready", description: "申し込みの準備ができている", applicant: readyCompany },
  { name: "individual", description: "個人事業主で、申し込みの準備ができている", applicant: readyIndividual },
  {
    name: "fixed-account",
    description: "口座を変更できない",
    applicant: { ...readyCompany, can_edit_bank_account: false },
  },
  { name: "under-review", description: "審査中", applicant: readyCompany, entry: "underReview" },
  { name: "inadequate", description: "書類の再提出が必要", applicant: readyCompany, entry: "inadequate" },
  {
    name: "reviewed",
    description: "条件が決まり、契約を待っている",
    applicant: readyCompany,
    entry: "reviewed",
  },
  { name: "offer-ended", description: "契約の期限が過ぎた", applicant: readyCompany, entry: "offerEnded" },
  {
    name: "contracted",
    description: "契約済みで、入金を待っている",
    applicant: readyCompany,
    entry: "contracted",
  },
  { name: "transferred", description: "入金済み", applicant: readyCompany, entry: "transferred" },
  {
    name: "delayed",
    description: "お引き渡しが遅れていて、新しい申し込みはできない",
    applicant: { ...readyCompany, has_entry_permission_when_delayed: false },
    entry: "delayed",
  },
  { name: "archived", description: "取引が完了した", applicant: readyCompany, entry: "archived" },
  { name: "cancelled", description: "申し込みを取り下げた", applicant: readyCompany, entry: "cancelled" },
];

/** Registered, and the mail not yet confirmed: no applicant yet, only a registration. */
export const unverified = { name: "unverified", description: "メールアドレスの確認がまだ" };
