import { ClaimStatus } from "../claim/claim-status.ts";
import { claimsToApplyAgain } from "../entry/apply-again.ts";
import type { AnyStatus } from "../entry/entry-status.ts";
import { textIssues } from "../field/text-issues.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

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

/** Maximum characters of a message. */
export const longestInquiry = 1000;

/** Finds faults of a question, or of the reason for a second look (B15, B17). */
export const inquiryIssues = (inquiry: { readonly message?: TypedText }): Issue[] => [
  ...requiredIssues(inquiry, ["message"]),
  ...textIssues(inquiry, { message: longestInquiry }),
];

/** The applicant may ask for a second review of refused claims after the review (B15). */
export const canRequestSecondLook = (entry: {
  readonly status: AnyStatus;
  readonly contracted_at: unknown;
  readonly claims: readonly { readonly status: AnyStatus }[];
}): boolean => claimsToApplyAgain(entry).some(({ status }) => status === ClaimStatus.cannotBuy);
