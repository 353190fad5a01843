import type { ReadinessPage } from "./readiness-paths.ts";

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
export const readinessPages = [
  "registerProfile",
  "profile",
  "withdrawalDetails",
  "financialStatements",
] as const satisfies readonly ReadinessPage[];

/** Requirements that papers fulfil; papers of an earlier entry are used until newer ones are in the draft (R4.10). */
export const paperNeeds = ["withdrawalStatements", "financialStatements"] as const;
export type PaperNeed = (typeof paperNeeds)[number];

/** Progress of the papers of one requirement in a draft (R4.13, R4.17). */
export type PaperProgress = "none" | "unfinished" | "complete";
