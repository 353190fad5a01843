/** Messages of applicants: a request to review refused claims again (`secondLook`), a question, or a complaint. */
export const inquiryKinds = ["secondLook", "inquiry", "complaint"] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Tasks for a person of the review desk. */
export const taskKinds = [
  "fileClaim", // announce the claim in the insolvency proceedings of its payer
  "sellerInsolvent", // the seller, who should hand money over, is insolvent
  "calendarEnds", // the published bank holidays end soon
  "unanswered", // the seller has not answered two questions about the payment
  "payOutDue",
  "payOutWaits", // the pay-out waits for the check of new identity papers
  ...inquiryKinds,
] as const;
export type TaskKind = (typeof taskKinds)[number];
