import { searchKey } from "@kaitori/domain";
import { rankedSearch } from "../ranked-search.ts";
import { corporateNameKey } from "./corporate-name.ts";
import type { CorporateRegister, Corporation } from "./corporate-register.ts";

export function registerInMemory(corporations: readonly Corporation[]): CorporateRegister {
  const list = corporations.map((item) => ({
    item,
    keys: [searchKey(item.houjinbangou), corporateNameKey(item.name), searchKey(item.kana)],
  }));
  return { search: async (name, limit) => rankedSearch(list, corporateNameKey(name), limit) };
}
