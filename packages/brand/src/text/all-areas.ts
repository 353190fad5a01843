import { accountWatchCopy } from "../copy/account-watch.ts";
import { activationCopy } from "../copy/activation.ts";
import { agreementCopy } from "../copy/agreement.ts";
import { applyAgainCopy } from "../copy/apply-again.ts";
import { bankAccountCopy } from "../copy/bank-account.ts";
import { blockersCopy } from "../copy/blockers.ts";
import { cancelCopy } from "../copy/cancel.ts";
import { claimStatusCopy } from "../copy/claim-status.ts";
import { commonCopy } from "../copy/common.ts";
import { contractCopy } from "../copy/contract.ts";
import { controlsCopy } from "../copy/controls.ts";
import { datesCopy } from "../copy/dates.ts";
import { daysLeftCopy } from "../copy/days-left.ts";
import { deskCopy } from "../copy/desk.ts";
import { deskRefusalsCopy } from "../copy/desk-refusals.ts";
import { developmentCopy } from "../copy/development.ts";
import { divisionCopy } from "../copy/division.ts";
import { documentHintsCopy } from "../copy/document-hints.ts";
import { draftDifferencesCopy } from "../copy/draft-differences.ts";
import { entryCheckCopy } from "../copy/entry-check.ts";
import { entryCompleteCopy } from "../copy/entry-complete.ts";
import { entryDetailCopy } from "../copy/entry-detail.ts";
import { entryStatusCopy } from "../copy/entry-status.ts";
import { errorsCopy } from "../copy/errors.ts";
import { explanationCopy } from "../copy/explanation.ts";
import { extSignupCopy } from "../copy/ext-signup.ts";
import { externalCopy } from "../copy/external.ts";
import { fieldsCopy } from "../copy/fields.ts";
import { fileKindsCopy } from "../copy/file-kinds.ts";
import { financialStatementTypesCopy } from "../copy/financial-statement-types.ts";
import { financialsCopy } from "../copy/financials.ts";
import { handOverCopy } from "../copy/hand-over.ts";
import { identityCopy } from "../copy/identity.ts";
import { idleCopy } from "../copy/idle.ts";
import { inboxCopy } from "../copy/inbox.ts";
import { inquiryCopy } from "../copy/inquiry.ts";
import { invoicesCopy } from "../copy/invoices.ts";
import { issuesCopy } from "../copy/issues.ts";
import { layoutCopy } from "../copy/layout.ts";
import { leaveCopy } from "../copy/leave.ts";
import { loginCopy } from "../copy/login.ts";
import { mailCopy } from "../copy/mail.ts";
import { mailChangeCopy } from "../copy/mail-change.ts";
import { mailLinkCopy } from "../copy/mail-link.ts";
import { maintenanceCopy } from "../copy/maintenance.ts";
import { mypageCopy } from "../copy/mypage.ts";
import { newPasswordCopy } from "../copy/new-password.ts";
import { noticesCopy } from "../copy/notices.ts";
import { pagesCopy } from "../copy/pages.ts";
import { passwordChangeCopy } from "../copy/password-change.ts";
import { passwordResetCopy } from "../copy/password-reset.ts";
import { preEntryCopy } from "../copy/pre-entry.ts";
import { priceCopy } from "../copy/price.ts";
import { privacyCopy } from "../copy/privacy.ts";
import { profileCopy } from "../copy/profile.ts";
import { profileRegisterCopy } from "../copy/profile-register.ts";
import { progressCopy } from "../copy/progress.ts";
import { proofCopy } from "../copy/proof.ts";
import { readinessCopy } from "../copy/readiness.ts";
import { reasonsCopy } from "../copy/reasons.ts";
import { refusalsCopy } from "../copy/refusals.ts";
import { registerCopy } from "../copy/register.ts";
import { registerAsideCopy } from "../copy/register-aside.ts";
import { registerCompleteCopy } from "../copy/register-complete.ts";
import { removePartCopy } from "../copy/remove-part.ts";
import { reportCopy } from "../copy/report.ts";
import { resubmitCopy } from "../copy/resubmit.ts";
import { reviewCopy } from "../copy/review.ts";
import { saleEndCopy } from "../copy/sale-end.ts";
import { sctCopy } from "../copy/sct.ts";
import { sectorsCopy } from "../copy/sectors.ts";
import { securityCopy } from "../copy/security.ts";
import { specificationCopy } from "../copy/specification.ts";
import { termsCopy } from "../copy/terms.ts";
import { topCopy } from "../copy/top.ts";
import { topPartsCopy } from "../copy/top-parts.ts";
import { unsavedCopy } from "../copy/unsaved.ts";
import { unsupportedCopy } from "../copy/unsupported.ts";
import { uploadCopy } from "../copy/upload.ts";
import { waitingCopy } from "../copy/waiting.ts";
import { withdrawalsCopy } from "../copy/withdrawals.ts";

/** All areas, for the brand commands and the type of the keys. Screens import single areas instead. */
export const allAreas = [
  accountWatchCopy,
  activationCopy,
  agreementCopy,
  applyAgainCopy,
  bankAccountCopy,
  blockersCopy,
  cancelCopy,
  claimStatusCopy,
  commonCopy,
  contractCopy,
  controlsCopy,
  datesCopy,
  daysLeftCopy,
  deskCopy,
  deskRefusalsCopy,
  developmentCopy,
  divisionCopy,
  documentHintsCopy,
  entryCheckCopy,
  entryCompleteCopy,
  entryDetailCopy,
  entryStatusCopy,
  errorsCopy,
  explanationCopy,
  externalCopy,
  extSignupCopy,
  fieldsCopy,
  fileKindsCopy,
  financialStatementTypesCopy,
  financialsCopy,
  handOverCopy,
  idleCopy,
  identityCopy,
  inboxCopy,
  inquiryCopy,
  invoicesCopy,
  issuesCopy,
  layoutCopy,
  leaveCopy,
  loginCopy,
  mailChangeCopy,
  mailLinkCopy,
  mailCopy,
  maintenanceCopy,
  mypageCopy,
  newPasswordCopy,
  noticesCopy,
  pagesCopy,
  passwordChangeCopy,
  passwordResetCopy,
  preEntryCopy,
  priceCopy,
  privacyCopy,
  profileRegisterCopy,
  profileCopy,
  readinessCopy,
  reasonsCopy,
  proofCopy,
  refusalsCopy,
  registerAsideCopy,
  registerCompleteCopy,
  registerCopy,
  progressCopy,
  removePartCopy,
  reportCopy,
  resubmitCopy,
  reviewCopy,
  saleEndCopy,
  sctCopy,
  sectorsCopy,
  securityCopy,
  specificationCopy,
  termsCopy,
  topCopy,
  topPartsCopy,
  draftDifferencesCopy,
  unsavedCopy,
  unsupportedCopy,
  uploadCopy,
  waitingCopy,
  withdrawalsCopy,
] as const;
