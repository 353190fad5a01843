import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import type { NameOf } from "#foundation/forms/use-summary-line-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { paperKinds } from "./withdrawal-values.ts";

/** The name of the field at a path of the form, with the account it belongs to: 口座1・銀行名. */
export function useFieldNames() {
  const words = useCopy(withdrawalsCopy);
  const bank = useCopy(bankAccountCopy);
  const kinds = useCopy(fileKindsCopy);
  const { namedPart } = useCopy(issuesCopy);
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(paperKinds.map((kind) => [kind, kinds[kind]])),
    bank_name: bank.bankName,
    bank_account_number: bank.accountNumber,
  };
  const accountOf = (path: string) => words.account({ number: Number(path.split(".")[1]) + 1 });
  const partOf = (path: string) => ({
    whole: accountOf(path),
    part: names[path.split(".").at(-1) ?? ""] ?? "",
  });
  // The message about a missing paper names the paper itself.
  const nameInSummary: NameOf = (path) =>
    /\.(files\.|contentfile_relations$)/.test(path) ? accountOf(path) : partOf(path);
  return { nameOf: (path: string) => namedPart(partOf(path)), nameInSummary };
}
