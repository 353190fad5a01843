import type { CallName } from "../all-calls.ts";

/** Recommended order for building a server: after each step more of the site works. */
export const buildOrder = {
  visitors: ["me", "getSuppressEntries"],
  login: ["login", "logout"],
  profile: [
    "register",
    "getProfile",
    "updateProfile",
    "updateProfileWithoutSectorAndBusinessSummary",
    "updateProfileNameAndIdentity",
    "uploadFile",
    "deleteUpload",
  ],
  application: ["listEntries", "getEntry", "createEntry"],
  contract: ["reviewEntry", "cancelEntry", "contractEntry"],
  passwords: ["requestPasswordReset", "confirmPasswordReset", "changePassword"],
  conveniences: ["suggestHoujinbangou", "markEntryPageVisit", "markDelinquencyFiles"],
} as const satisfies Record<string, readonly CallName[]>;

export type BuildStep = keyof typeof buildOrder;
