import { type BankDirectory, bankDirectory } from "./banks/bank-directory.ts";
import { readZengin } from "./banks/zengin.ts";
import type { CorporateRegister } from "./houjinbangou/corporate-register.ts";
import {
  type PostcodeAddress,
  postcodeAddresses,
  readPostcodeLists,
} from "./postcodes/postcode-directory.ts";

/** What a form can look up instead of asking. All of it lies in memory. */
export type Lookups = {
  banks: BankDirectory;
  corporations: CorporateRegister;
  postcodes: (typed: string) => PostcodeAddress[];
};

export function openLookups(corporations: CorporateRegister): Lookups {
  readPostcodeLists();
  return { banks: bankDirectory(readZengin()), corporations, postcodes: postcodeAddresses };
}

/** Unpacking takes a moment, so it happens once, and not at all where nobody asks. */
export function lookupsOnce(register: () => CorporateRegister): () => Lookups {
  let opened: Lookups | undefined;
  return () => {
    opened ??= openLookups(register());
    return opened;
  };
}
