import { searchKey } from "@kaitori/domain";
import type { CorporateRegister, Corporation } from "../../http/services.ts";
import { rankedSearch } from "../ranked-search.ts";

export function createMemoryRegister(corporations: readonly Corporation[]): CorporateRegister {
  const list = corporations.map((item) => ({
    item,
    keys: [searchKey(item.houjinbangou), corporateNameKey(item.name), searchKey(item.kana)],
  }));
  return { search: async (name, limit) => rankedSearch(list, corporateNameKey(name), limit) };
}

/** Legal forms such as 株式会社 and (有), which a search ignores. */
const legalForms = /株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)/g;

export const withoutLegalForm = (name: string) => name.normalize("NFKC").replace(legalForms, "");

export const corporateNameKey = (name: string) => searchKey(withoutLegalForm(name));
