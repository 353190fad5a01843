/** Everything that can stand in the way of a new entry (R4.14). */
export const everyNewEntryBlocker = [
  "loggedOut",
  "preEntryDeclined",
  "identityImperfect",
  "identityExpired",
  "newEntriesStopped",
  "hasPreContractEntry",
  "hasInadequateClaim",
  "hasDelayClaim",
] as const;
export type NewEntryBlocker = (typeof everyNewEntryBlocker)[number];
