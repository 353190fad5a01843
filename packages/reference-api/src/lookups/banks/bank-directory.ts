import { searchKey, withInstitutionKind, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { BankDirectory, BankName } from "../../http/services.ts";
import { rankedSearch, type Searchable } from "../ranked-search.ts";
import type { ZenginBank } from "./bank-list.ts";

const limit = 20;

export function bankDirectory(source: readonly ZenginBank[]): BankDirectory {
  const banks = source.map(toBank);
  const branches = new Map(source.map((bank) => [bank.code, Object.values(bank.branches).map(toSearchable)]));
  return {
    banks: (query) => rankedSearch(banks, searchKey(withoutInstitutionKind(query.trim())), limit),
    branches: (bankCode, query) =>
      rankedSearch(branches.get(bankCode) ?? [], searchKey(withoutBranchKind(query.trim())), limit),
  };
}

/** Shows the full name of a bank; the short name is a search key too. */
function toBank(bank: ZenginBank): Searchable<BankName> {
  const { item, keys } = toSearchable(bank);
  const name = withInstitutionKind(bank);
  return { item: { ...item, name }, keys: [...keys, searchKey(name)] };
}

function toSearchable({ code, name, kana }: BankName): Searchable<BankName> {
  return { item: { code, name, kana }, keys: [searchKey(code), searchKey(name), searchKey(kana)] };
}

/** Bank and branch by code, name, or both, which must agree. */
export type NamedAccount = Pick<Applicant, "bank_name" | "bank_code" | "branch_name" | "branch_code">;

const matchesNameAndCode =
  (code: string | null, name: string, withoutKind: (name: string) => string) => (one: BankName) =>
    (code === null || code === one.code) && searchKey(withoutKind(name)) === searchKey(withoutKind(one.name));

/** Finds bank and branch in the list; null for an unlisted one. */
export function findListedAccount(
  directory: BankDirectory,
  { bank_name, bank_code, branch_name, branch_code }: NamedAccount,
): { bank: BankName | null; branch: BankName | null } {
  const bank = directory
    .banks(bank_code ?? bank_name)
    .find(matchesNameAndCode(bank_code, bank_name, withoutInstitutionKind));
  const branch =
    bank &&
    directory
      .branches(bank.code, branch_code ?? branch_name)
      .find(matchesNameAndCode(branch_code, branch_name, withoutBranchKind));
  return { bank: bank ?? null, branch: branch ?? null };
}
