import { searchKey, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
import type { BankDirectory, BankName } from "../../http/services.ts";

/** Bank and branch by code, by name, or both, which then have to agree. */
export interface NamedAccount {
  readonly bank_name: string;
  readonly bank_code: string | null;
  readonly branch_name: string;
  readonly branch_code: string | null;
}

const isCalled = (
  { code, name }: BankName,
  typed: { code: string | null; name: string },
  bare: (name: string) => string,
) => (typed.code === null || typed.code === code) && searchKey(bare(typed.name)) === searchKey(bare(name));

/** The bank and branch of the list; null where the list has no such bank, or the bank no such branch. */
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
    .find((one) => isCalled(one, typed.bank, withoutInstitutionKind));
  if (!bank) return { bank: null, branch: null };
  const branch = directory
    .branches(bank.code, branch_code ?? branch_name)
    .find((one) => isCalled(one, typed.branch, withoutBranchKind));
  return { bank, branch: branch ?? null };
}
