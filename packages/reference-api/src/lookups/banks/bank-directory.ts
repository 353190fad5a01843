import { searchKey, withInstitutionKind, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
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
