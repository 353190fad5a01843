import type { Place } from "./place.ts";

/** Needs of an entry: the way in which one is missing, and the place where it is given (B2). */
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

/** The needs that papers meet: those of an earlier entry go on to count until newer ones are begun (R4.10). */
export const paperNeeds = ["withdrawalStatements", "financialStatements"] as const;
export type PaperNeed = (typeof paperNeeds)[number];

/** Papers of one need in a draft: none, a part, or all that is asked for (R4.13, R4.17). */
export type PapersInDraft = "none" | "unfinished" | "complete";
