import type { Issue } from "../issue.ts";

/** Documents that prove an identity (R3.5). */
export const identityDocumentTypes = ["drivingLicence", "passport", "individualNumber", "other"] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];

/** Of a licence both sides are asked for: one picture is half of it. */
export const identityPaperIssues = (given: {
  readonly identity_document_type: string;
  readonly addfiles: readonly unknown[];
}): Issue<"sideMissing">[] =>
  given.identity_document_type === "drivingLicence" && given.addfiles.length === 1
    ? [{ path: ["addfiles"], code: "sideMissing" }]
    : [];
