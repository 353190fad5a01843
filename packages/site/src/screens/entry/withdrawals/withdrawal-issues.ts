import { type Issue, withdrawalStatementIssues, withdrawalStatementOf } from "@kaitori/domain";
import { banksOf, type PaperKind, paperKinds, type WithdrawalValues } from "./withdrawal-values.ts";

const fields: Readonly<Record<string, string>> = {
  bankName: "bank_name",
  bankAccountNumber: "bank_account_number",
};

/**
 * The papers that the statements still lack (R4.13), by the fields of the form. `names` are the names of the papers.
 */
export function withdrawalIssues(
  values: WithdrawalValues,
  names: Readonly<Record<PaperKind, string>>,
): Issue[] {
  const statements = banksOf(values).map((bank) =>
    withdrawalStatementOf({
      bank_name: bank.bank_name ?? "",
      bank_account_number: bank.bank_account_number ?? "",
      file_format: bank.file_format,
      contentfile_relations: bank.contentfile_relations ?? [],
    }),
  );
  return withdrawalStatementIssues(statements).map((issue) => {
    const [index = 0, field] = issue.path;
    const paper = paperKinds.find((kind) => kind === field);
    if (paper) return { ...issue, path: ["banks", index, "files", paper], params: { kind: names[paper] } };
    return { ...issue, path: ["banks", index, fields[String(field)] ?? String(field)] };
  });
}
