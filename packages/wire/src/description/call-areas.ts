import type { CallName } from "../all-calls.ts";

/** The calls by what they are about, for whoever reads about all of them. */
export const callAreas = {
  session: [
    "me",
    "login",
    "logout",
    "extendSession",
    "listSessions",
    "endSession",
    "listSecurityEvents",
    "markEntryPageVisit",
    "leave",
    "getSuppressEntries",
    "getPublicSettings",
  ],
  registration: [
    "register",
    "activateAccount",
    "resendActivation",
    "exchangeSignupLink",
    "getPreEntryQuestions",
    "answerPreEntry",
  ],
  credentials: [
    "requestPasswordReset",
    "confirmPasswordReset",
    "changePassword",
    "mailProofCode",
    "giveProofCode",
    "requestMailChange",
    "confirmMailChange",
  ],
  profile: [
    "getProfile",
    "updateProfile",
    "updateProfileWithoutSectorAndBusinessSummary",
    "updateProfileNameAndIdentity",
  ],
  files: [
    "getReadiness",
    "uploadFile",
    "deleteUpload",
    "markDelinquencyFiles",
    "getUploadAddress",
    "setFileKinds",
  ],
  entries: ["listEntries", "getEntry", "createEntry", "reviewEntry", "cancelEntry"],
  contract: ["contractEntry", "getContractTerms", "getContractDocument", "listHandOvers", "reportClaim"],
  progress: ["applyAgain", "sendInquiry", "listNotices", "markNoticesRead"],
  drafts: ["getDraftEntry", "putDraftEntry", "getFormDraft", "putFormDraft"],
  lookups: ["suggestHoujinbangou", "searchBanks", "searchBranches", "lookUpPostcode"],
} as const satisfies Record<string, readonly CallName[]>;

export type CallArea = keyof typeof callAreas;
