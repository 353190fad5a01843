import { displayIdOf, type FurtherKind, isFinancialFileKind, paperOfKind } from "./file-kind.ts";
import { isWithdrawalFileKind } from "./withdrawal-file-kind.ts";

/** Subjects that a review judges by themselves, and may ask for again (B4). */
export const reviewSubjects = [
  "identity",
  "withdrawals_detail",
  "financial_statements",
  "invoice",
  "additional_doc",
  "claim",
] as const;
/** Beside those each paper that a brand asks for is looked at by itself. */
export type ReviewSubject = (typeof reviewSubjects)[number] | FurtherKind;

/** Whether a file of this kind is a paper of the subject; what is asked about a claim itself, its invoice answers. */
export function isPaperOf(subject: ReviewSubject, kind: string): boolean {
  if (subject === "withdrawals_detail") return isWithdrawalFileKind(kind);
  if (subject === "financial_statements") return isFinancialFileKind(kind);
  return paperOfKind(kind) === (subject === "claim" ? "invoice" : subject);
}

/** The name under which each set of papers is given as a whole (R3.2). */
const wholeSets = ["withdrawals_detail", "financial_statements"] as const;

/**
 * Whether a new paper is of the kind of one that would not do, or of the whole set to which that belongs; a statement also
 * of the same account (B4).
 */
export function takesPlaceOf(refused: string, given: string): boolean {
  const isOfWholeSet = wholeSets.some((set) => paperOfKind(given) === set && isPaperOf(set, refused));
  if (!isOfWholeSet && paperOfKind(refused) !== paperOfKind(given)) return false;
  if (!isWithdrawalFileKind(refused)) return true;
  const numbers = [displayIdOf(refused), displayIdOf(given)];
  return numbers.includes(undefined) || numbers[0] === numbers[1];
}
