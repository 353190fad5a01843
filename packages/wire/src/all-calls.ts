import type { CallDefinition } from "./call.ts";
import { activateAccount, resendActivation } from "./calls/activation.ts";
import { applyAgain } from "./calls/apply-again.ts";
import { endSession, extendSession, listSecurityEvents, listSessions, login, logout } from "./calls/auth.ts";
import { searchBanks, searchBranches } from "./calls/banks.ts";
import { contractEntry } from "./calls/contract.ts";
import { getContractDocument, getContractTerms } from "./calls/contract-document.ts";
import { getDraftEntry, putDraftEntry } from "./calls/draft-entry.ts";
import { cancelEntry, createEntry, getEntry, listEntries, reviewEntry } from "./calls/entries.ts";
import { exchangeSignupLink } from "./calls/external-signup.ts";
import { getFormDraft, putFormDraft } from "./calls/form-drafts.ts";
import { listHandOvers, reportClaim } from "./calls/hand-overs.ts";
import { suggestHoujinbangou } from "./calls/houjinbangou.ts";
import { sendInquiry } from "./calls/inquiries.ts";
import { leave } from "./calls/leave.ts";
import { confirmMailChange, requestMailChange } from "./calls/mail-change.ts";
import { markEntryPageVisit, me } from "./calls/me.ts";
import { listNotices, markNoticesRead } from "./calls/notices.ts";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "./calls/password.ts";
import { lookUpPostcode } from "./calls/postcode.ts";
import { answerPreEntry, getPreEntryQuestions } from "./calls/pre-entry.ts";
import {
  getProfile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "./calls/profile.ts";
import { giveProofCode, mailProofCode } from "./calls/proof-code.ts";
import { getPublicSettings } from "./calls/public-settings.ts";
import { getReadiness } from "./calls/readiness.ts";
import { register } from "./calls/register.ts";
import { getSuppressEntries } from "./calls/system-settings.ts";
import {
  deleteUpload,
  getUploadAddress,
  markDelinquencyFiles,
  setFileKinds,
  uploadFile,
} from "./calls/uploads.ts";

/** Every call by name. For the server and the description of the API only: importing this brings all of them. */
export const allCalls = {
  activateAccount,
  resendActivation,
  applyAgain,
  login,
  logout,
  extendSession,
  listSessions,
  endSession,
  listSecurityEvents,
  searchBanks,
  searchBranches,
  getContractTerms,
  getContractDocument,
  contractEntry,
  getDraftEntry,
  putDraftEntry,
  listEntries,
  getEntry,
  createEntry,
  reviewEntry,
  cancelEntry,
  exchangeSignupLink,
  getFormDraft,
  putFormDraft,
  listHandOvers,
  reportClaim,
  suggestHoujinbangou,
  sendInquiry,
  requestMailChange,
  confirmMailChange,
  me,
  markEntryPageVisit,
  leave,
  listNotices,
  markNoticesRead,
  requestPasswordReset,
  confirmPasswordReset,
  changePassword,
  mailProofCode,
  giveProofCode,
  lookUpPostcode,
  getPreEntryQuestions,
  answerPreEntry,
  getProfile,
  updateProfile,
  updateProfileWithoutSectorAndBusinessSummary,
  updateProfileNameAndIdentity,
  getPublicSettings,
  getReadiness,
  register,
  getSuppressEntries,
  uploadFile,
  deleteUpload,
  markDelinquencyFiles,
  getUploadAddress,
  setFileKinds,
} as const satisfies Record<string, CallDefinition>;

export type CallName = keyof typeof allCalls;
