import { searchKey } from "@kaitori/domain";
import type { CorporateRegister, Corporation } from "../../http/services.ts";
import { rankedSearch } from "../ranked-search.ts";
import { corporateNameKey } from "./corporate-name.ts";

export function registerInMemory(corporations: readonly Corporation[]): CorporateRegister {
  const list = corporations.map((item) => ({
    item,
    keys: [searchKey(item.houjinbangou), corporateNameKey(item.name), searchKey(item.kana)],
  }));
  return { search: async (name, limit) => rankedSearch(list, corporateNameKey(name), limit) };
}
