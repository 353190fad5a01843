import { displayIdOf, type FurtherKind, isFinancialFileKind, paperOfKind } from "./file-kind.ts";
import { isWithdrawalFileKind } from "./withdrawal-statements.ts";

/** Subjects that the desk reviews and can ask for again one by one (B4). */
export const reviewSubjects = [
  "identity",
  "withdrawals_detail",
  "financial_statements",
  "invoice",
  "additional_doc",
  "claim",
] as const;
/** A review subject, or a paper that a brand requires in addition. */
export type ReviewSubject = (typeof reviewSubjects)[number] | FurtherKind;

/** True if the file belongs to the subject; a `claim` has the invoice. */
export function isPaperOf(subject: ReviewSubject, kind: string): boolean {
  if (subject === "withdrawals_detail") return isWithdrawalFileKind(kind);
  if (subject === "financial_statements") return isFinancialFileKind(kind);
  return paperOfKind(kind) === (subject === "claim" ? "invoice" : subject);
}

/** Kinds of files that contain a complete set of papers (R3.2). */
const setKinds = ["withdrawals_detail", "financial_statements"] as const;

/** True if a file may replace a rejected one: of the same kind or the whole set, for the same account (B4). */
export function canReplaceKind(refused: string, replacement: string): boolean {
  const isWholeSet = setKinds.some((set) => paperOfKind(replacement) === set && isPaperOf(set, refused));
  if (!isWholeSet && paperOfKind(refused) !== paperOfKind(replacement)) return false;
  if (!isWithdrawalFileKind(refused)) return true;
  const numbers = [displayIdOf(refused), displayIdOf(replacement)];
  return numbers.includes(undefined) || numbers[0] === numbers[1];
}
