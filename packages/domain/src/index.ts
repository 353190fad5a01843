export * from "./address/prefectures.ts";
export * from "./amount/yen.ts";
export * from "./amount/yen-input.ts";
export * from "./amount/yen-text.ts";
export {
  type ApplicantAccount,
  accountNumberDigits,
  applicantAccountFields,
  applicantAccountFormats,
  applicantAccountIssues,
  type ClaimDepositType,
  claimDepositTypeOf,
  claimDepositTypes,
  countAccountNumberDigits,
  type DepositType,
  defaultClaimDepositType,
  depositTypes,
  formatAccountNumber,
  isAccountNumber,
  isClaimDepositType,
  isDepositType,
  type PastedAccount,
  parseBankString,
  suggestAccountNumber,
} from "./bank-account/account.ts";
export * from "./bank-account/holder-mismatch.ts";
export * from "./bank-account/holder-name.ts";
export * from "./bank-account/institution-name.ts";
export * from "./bank-account/yucho.ts";
export * from "./bank-day/bank-day.ts";
export * from "./calendar/calendar-date.ts";
export * from "./calendar/calendar-file.ts";
export * from "./claim/claim-fields.ts";
export * from "./claim/claim-files.ts";
export {
  addClaimIssues,
  type ClaimInput,
  claimIssues,
  maximumClaims,
  paymentDateIssues,
  paymentDateTooFarIssues,
} from "./claim/claim-issues.ts";
export * from "./claim/claim-status.ts";
export * from "./claim/contract-selection.ts";
export * from "./claim/deductions.ts";
export * from "./claim/receive-payment-account.ts";
export * from "./company-number/houjinbangou.ts";
export * from "./credentials/email-address.ts";
export * from "./credentials/password.ts";
export * from "./documents/documents-today.ts";
export * from "./documents/file-kind.ts";
export * from "./documents/financial-statements.ts";
export * from "./documents/further-paper.ts";
export * from "./documents/papers.ts";
export * from "./documents/review-subject.ts";
export * from "./documents/sort-files.ts";
export * from "./documents/withdrawal-statements.ts";
export * from "./draft/unsaved-changes.ts";
export {
  comparableInvoice,
  duplicateClaimWarnings,
  type Invoice,
  isOpenOrSold,
  type TwinSign,
  twinDistance,
  twinSigns,
} from "./duplicates/invoice-twins.ts";
export { isOtherObliger, isSameObliger, type Obliger } from "./duplicates/same-obliger.ts";
export * from "./entry/apply-again.ts";
export * from "./entry/contract-readiness.ts";
export * from "./entry/entry-issues.ts";
export * from "./entry/entry-status.ts";
export * from "./entry/last-day-of-offer.ts";
export * from "./entry/new-entry.ts";
export * from "./entry/pay-out-blockers.ts";
export * from "./entry/purchase-limits.ts";
export * from "./entry/submission-blockers.ts";
export * from "./field/clause.ts";
export { charactersIn } from "./field/text-issues.ts";
export * from "./field/typed-text.ts";
export * from "./hand-over/delay-contact.ts";
export * from "./hand-over/hand-over-state.ts";
export * from "./hand-over/late-damages.ts";
export * from "./hand-over/reference.ts";
export * from "./hand-over/report.ts";
export * from "./identity/identity.ts";
export * from "./inquiry/inquiry.ts";
export * from "./issue.ts";
export * from "./japanese-input/company-form.ts";
export * from "./japanese-input/invisible-characters.ts";
export { searchKey } from "./japanese-input/kana.ts";
export * from "./japanese-input/one-line.ts";
export * from "./limits.ts";
export * from "./moves/moves.ts";
export * from "./paths/page-paths.ts";
export * from "./phone/phone.ts";
export * from "./postcode/postcode.ts";
export * from "./price/price.ts";
export * from "./profile/party.ts";
export * from "./profile/profile-defaults.ts";
export * from "./profile/profile-fields.ts";
export * from "./profile/profile-issues.ts";
export * from "./readiness/readiness.ts";
export * from "./readiness/readiness-paths.ts";
export * from "./review/review-reason.ts";
export * from "./steps/entry-step.ts";
export * from "./suppression/suppression.ts";
export * from "./user/user.ts";
