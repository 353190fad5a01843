import { ClaimStatus } from "../claim/claim-status.ts";
import { claimsToApplyAgain } from "../entry/apply-again.ts";
import type { AnyStatus } from "../entry/entry-status.ts";
import { textIssues } from "../field/text-issues.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

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
