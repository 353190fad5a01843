/** Written questions and complaints that wait for an answer. */
export const askedKinds = ["secondLook", "inquiry", "complaint"] as const;
export type AskedKind = (typeof askedKinds)[number];

export const taskKinds = [
  "fileClaim",
  "sellerInsolvent",
  "calendarEnds",
  "unanswered",
  "payOutDue",
  "payOutWaits",
  ...askedKinds,
] as const;
export type TaskKind = (typeof taskKinds)[number];
