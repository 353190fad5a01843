/** What proves who somebody is (spec §3, R3.5). */
export const identityDocumentTypes = ["drivingLicence", "passport", "individualNumber", "other"] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];
