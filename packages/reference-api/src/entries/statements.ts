import {
  baseFileKind,
  DocumentsConfirmation,
  missingFinancialFiles,
  withdrawalStatementIssues,
  withdrawalStatementOf,
} from "@kaitori/domain";
import type { DraftBankInput, FinancialStatementState } from "@kaitori/wire";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { ServedBrand } from "../brands/brand.ts";
import { fileKindLabel } from "../files/file-kind-label.ts";
import type { Finding } from "../http/issues.ts";

const wireFields: Readonly<Record<string, string>> = {
  bankName: "bank_name",
  bankAccountNumber: "bank_account_number",
};

/** What the withdrawal statements lack, by the wire's names: bank errors are indexed like those of claims (R8.1). */
export const bankIssues = (banks: readonly DraftBankInput[]): Finding[] =>
  withdrawalStatementIssues(banks.map(statementOf)).map((issue) => ({
    ...issue,
    path: ["banks", ...issue.path.map((step) => wireFields[step] ?? step)],
  }));

/** The same with the names of the papers, for the applicant to read. */
export const bankFindings = (brand: ServedBrand, banks: readonly DraftBankInput[]): Finding[] =>
  bankIssues(banks).map((issue) => {
    const kind = baseFileKind(String(issue.path.at(-1)));
    return issue.code === "fileMissing" && kind
      ? { ...issue, params: { kind: fileKindLabel(brand, kind) } }
      : issue;
  });

/** Complete statements are being looked at; what a desk has confirmed stays confirmed (R4.10, R4.13). */
export function withdrawalsStatus(
  applicant: Applicant,
  banks: readonly DraftBankInput[],
): DocumentsConfirmation {
  return statusAfter(applicant.withdrawals_detail_status, banks.length > 0 && bankIssues(banks).length === 0);
}

/** The same for the financial documents of this applicant's set (R4.17). */
export function financialsStatus(
  applicant: Applicant,
  state: FinancialStatementState | null,
  givenKinds: readonly string[],
): DocumentsConfirmation {
  const uploaded = Object.fromEntries(givenKinds.map((kind) => [kind, true]));
  const complete = state !== null && missingFinancialFiles(applicant, state, uploaded).length === 0;
  return statusAfter(applicant.financial_statements_status, complete);
}

function statusAfter(current: DocumentsConfirmation, complete: boolean): DocumentsConfirmation {
  const { confirming, confirmed, nothing } = DocumentsConfirmation;
  if (complete) return current === confirmed ? confirmed : confirming;
  return current === confirming ? nothing : current;
}

const statementOf = (bank: DraftBankInput) =>
  withdrawalStatementOf({
    ...bank,
    bank_name: bank.bank_name ?? "",
    bank_account_number: bank.bank_account_number ?? "",
  });
