import type { CorporateRegister, Lookups } from "../http/services.ts";
import { bankDirectory } from "./banks/bank-directory.ts";
import { readZengin, sortByCode } from "./banks/bank-list.ts";
import { importedBanks, importedPostcodes } from "./lists/imported-lists.ts";
import { loadBundledPostcodes, postcodeAddresses } from "./postcodes/postcode-directory.ts";

/** Opens the imported lists if they are newer than the bundled ones. */
export function openLookups(corporations: CorporateRegister, dataDir?: string): Lookups {
  const banks = dataDir === undefined ? undefined : importedBanks(dataDir);
  const postcodes = dataDir === undefined ? undefined : importedPostcodes(dataDir);
  if (!postcodes) loadBundledPostcodes();
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
