import type { AdditionName } from "@kaitori/domain";
import type { CallName } from "../all-calls.ts";

/** In which order a server of its own is best built: after each step more of the site can be used. */
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

/** The additions, those first without which an applicant loses most. */
export const additionOrder: readonly AdditionName[] = [
  "idempotency_key",
  "contract_terms",
  "contract_document",
  "draft_entry",
  "form_drafts",
  "same_person",
  "activation",
  "public_settings",
  "readiness",
  "hand_overs",
  "notices",
  "upload_address",
  "file_kinds",
  "further_papers",
  "session_extend",
  "banks",
  "postcode",
  "entry_pages",
  "apply_again",
  "inquiries",
  "pre_entry",
  "mail_change",
  "proof_code",
  "sessions",
  "security_events",
  "leave",
  "external_signup",
];
