import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Issue } from "../issue.ts";
import type { WithDivision } from "../user/user.ts";

/** Status of the identity check, by the number the server gives it (R4.8). */
export const IdentityConfirmation = {
  confirming: 1,
  inadequate: 2,
  confirmed: 3,
  notSubmitted: 4,
  expired: 5,
} as const;
export type IdentityConfirmation = (typeof IdentityConfirmation)[keyof typeof IdentityConfirmation];

export const identityConfirmations = Object.values(IdentityConfirmation);

export type WithIdentity = {
  readonly identity_confirmation: IdentityConfirmation;
  readonly identity_valid_date: CalendarDate | null;
};

const { confirming, inadequate, confirmed, notSubmitted, expired } = IdentityConfirmation;
const imperfect: ReadonlySet<IdentityConfirmation> = new Set([inadequate, notSubmitted]);
const toResubmit: ReadonlySet<IdentityConfirmation> = new Set([inadequate, notSubmitted, expired]);
const submittedStatuses: ReadonlySet<IdentityConfirmation> = new Set([confirming, confirmed]);

/** Status of the identity today: expired after its last day (R4.8). */
export function identityStatusToday(user: WithIdentity, today: CalendarDate): IdentityConfirmation {
  const isPast = user.identity_valid_date !== null && user.identity_valid_date < today;
  return isPast ? expired : user.identity_confirmation;
}

/** Expired by its date or by the stored status (R4.8). */
export const isIdentityExpired = (user: WithIdentity, today: CalendarDate) =>
  identityStatusToday(user, today) === expired;

/** Inadequate or not submitted (R4.14). */
export const isIdentityImperfect = (user: WithIdentity, today: CalendarDate) =>
  imperfect.has(identityStatusToday(user, today));

/** Identity must be submitted again (R4.9). */
export const mustResubmitIdentity = (user: WithIdentity, today: CalendarDate) =>
  toResubmit.has(identityStatusToday(user, today));

/**
 * New documents are reviewed if they are required, and also while the identity is valid, unless an entry in progress
 * relies on it and would have to wait (R4.9, R4.20).
 */
export const acceptsIdentityPapers = (
  user: WithIdentity,
  today: CalendarDate,
  /** True if an entry under review, offered or contracted states the name that the identity proves. */
  { isNameFixed }: { readonly isNameFixed: boolean },
): boolean => mustResubmitIdentity(user, today) || !isNameFixed;

/** Sufficient to submit an entry: under review or confirmed (R4.16, R4.20). */
export const isIdentitySubmitted = (user: WithIdentity, today: CalendarDate) =>
  submittedStatuses.has(identityStatusToday(user, today));

/** Sufficient to sign a contract (R4.20). */
export const isIdentityConfirmed = (user: WithIdentity, today: CalendarDate) =>
  identityStatusToday(user, today) === confirmed;

/** Documents that prove an identity (R3.5). */
export const identityDocumentTypes = ["drivingLicence", "passport", "individualNumber", "other"] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];

/** A driving licence needs both sides. */
export const identityPaperIssues = (identity: {
  readonly identity_document_type: string;
  readonly addfiles: readonly unknown[];
}): Issue<"sideMissing">[] =>
  identity.identity_document_type === "drivingLicence" && identity.addfiles.length === 1
    ? [{ path: ["addfiles"], code: "sideMissing" }]
    : [];

/** The name that is verified by identity documents and written in the contract. */
export type VerifiedName = WithDivision & {
  readonly last_name: string;
  readonly first_name: string;
  readonly company_name: string;
};

const verifiedFields = ["last_name", "first_name", "company_name", "corporate_division"] as const;

/** True if name, company or division differ: the earlier documents no longer verify the identity (R4.9). */
export const hasNameChanged = (before: VerifiedName, after: VerifiedName) =>
  verifiedFields.some((field) => before[field] !== after[field]);
