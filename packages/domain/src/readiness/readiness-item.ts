import type { Place } from "./place.ts";

/** Requirements of an entry, each with its possible states and its page (B2). */
export const readinessNeeds = [
  "profile",
  "identity",
  "bankAccount",
  "withdrawalStatements",
  "financialStatements",
  "furtherPaper",
] as const;
export const readinessStates = ["missing", "unfinished", "inadequate", "expired"] as const;
export const readinessPlaces = [
  "registerProfile",
  "profile",
  "withdrawalDetails",
  "financialStatements",
] as const satisfies readonly Place[];

/** Requirements that papers fulfil; papers of an earlier entry count until newer ones are begun (R4.10). */
export const paperNeeds = ["withdrawalStatements", "financialStatements"] as const;
export type PaperNeed = (typeof paperNeeds)[number];

/** Progress of the papers of one requirement in a draft (R4.13, R4.17). */
export type PapersInDraft = "none" | "unfinished" | "complete";
