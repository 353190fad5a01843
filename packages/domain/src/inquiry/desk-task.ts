/** Written questions and complaints of applicants. */
export const inquiryKinds = ["secondLook", "inquiry", "complaint"] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const taskKinds = [
  "fileClaim",
  "sellerInsolvent",
  "calendarEnds",
  "unanswered",
  "payOutDue",
  "payOutWaits",
  ...inquiryKinds,
] as const;
export type TaskKind = (typeof taskKinds)[number];
