/** What somebody has asked or complained about in writing, and waits for an answer to. */
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
