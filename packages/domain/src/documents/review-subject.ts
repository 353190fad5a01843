import { baseFileKind, isFinancialFileKind } from "./file-kind.ts";
import { isWithdrawalFileKind } from "./withdrawal-file-kind.ts";

/** What a review looks at by itself, and may give back (B4). */
export const reviewSubjects = [
  "identity",
  "withdrawals_detail",
  "financial_statements",
  "invoice",
  "additional_doc",
  "claim",
] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** Whether a file of this kind is a paper of the subject; what is asked about a claim itself, its invoice answers. */
export function isPaperOf(subject: ReviewSubject, kind: string): boolean {
  if (subject === "withdrawals_detail") return isWithdrawalFileKind(kind);
  if (subject === "financial_statements") return isFinancialFileKind(kind);
  return baseFileKind(kind) === (subject === "claim" ? "invoice" : subject);
}
