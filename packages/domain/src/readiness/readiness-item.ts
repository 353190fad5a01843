import type { Place } from "./place.ts";

/** What an entry needs, in what way it may be missing, and where it is given (B2). */
export const readinessNeeds = [
  "profile",
  "identity",
  "bankAccount",
  "withdrawalStatements",
  "financialStatements",
] as const;
export const readinessStates = ["missing", "inadequate", "expired"] as const;
export const readinessPlaces = [
  "registerProfile",
  "profile",
  "withdrawalDetails",
  "financialStatements",
] as const satisfies readonly Place[];
