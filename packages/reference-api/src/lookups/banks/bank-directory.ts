import { searchKey, withInstitutionKind, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
import type { BankDirectory, BankName } from "../../http/services.ts";
import { rankedSearch, type Searchable } from "../ranked-search.ts";
import type { ZenginBank } from "./zengin.ts";

const suggestions = 20;

export function bankDirectory(source: readonly ZenginBank[]): BankDirectory {
  const banks = source.map(bankNamedInFull);
  const branches = new Map(source.map((bank) => [bank.code, Object.values(bank.branches).map(searchable)]));
  return {
    banks: (query) => rankedSearch(banks, searchKey(withoutInstitutionKind(query.trim())), suggestions),
    branches: (bankCode, query) =>
      rankedSearch(branches.get(bankCode) ?? [], searchKey(withoutBranchKind(query.trim())), suggestions),
  };
}

/** A bank by its full name, which is also found by its short name. */
function bankNamedInFull(bank: ZenginBank): Searchable<BankName> {
  const { item, keys } = searchable(bank);
  const name = withInstitutionKind(bank);
  return { item: { ...item, name }, keys: [...keys, searchKey(name)] };
}

function searchable({ code, name, kana }: BankName): Searchable<BankName> {
  return { item: { code, name, kana }, keys: [searchKey(code), searchKey(name), searchKey(kana)] };
}
