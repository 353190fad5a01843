import { rankedSearch } from "../ranked-search.ts";
import { searchKey } from "../search-key.ts";
import { corporateNameKey } from "./corporate-name.ts";
import type { CorporateRegister, Corporation } from "./corporate-register.ts";

export function registerInMemory(corporations: readonly Corporation[]): CorporateRegister {
  const list = corporations.map((item) => ({
    item,
    keys: [item.corporate_number, corporateNameKey(item.name), searchKey(item.kana)],
  }));
  return { search: async (name, limit) => rankedSearch(list, corporateNameKey(name), limit) };
}
