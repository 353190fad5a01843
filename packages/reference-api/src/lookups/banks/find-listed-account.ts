import { searchKey, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
import type { BankDirectory, BankName } from "../../http/services.ts";

/** Bank and branch by code, name, or both, which must agree. */
export interface NamedAccount {
  readonly bank_name: string;
  readonly bank_code: string | null;
  readonly branch_name: string;
  readonly branch_code: string | null;
}

const matches = (
  { code, name }: BankName,
  typed: { code: string | null; name: string },
  withoutKind: (name: string) => string,
) =>
  (typed.code === null || typed.code === code) &&
  searchKey(withoutKind(typed.name)) === searchKey(withoutKind(name));

/** Finds bank and branch in the list; null for an unlisted one. */
export function findListedAccount(
  directory: BankDirectory,
  { bank_name, bank_code, branch_name, branch_code }: NamedAccount,
): { bank: BankName | null; branch: BankName | null } {
  const typed = {
    bank: { code: bank_code, name: bank_name },
    branch: { code: branch_code, name: branch_name },
  };
  const bank = directory
    .banks(bank_code ?? bank_name)
    .find((one) => matches(one, typed.bank, withoutInstitutionKind));
  if (!bank) return { bank: null, branch: null };
  const branch = directory
    .branches(bank.code, branch_code ?? branch_name)
    .find((one) => matches(one, typed.branch, withoutBranchKind));
  return { bank, branch: branch ?? null };
}
