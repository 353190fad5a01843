import { prefectures } from "../address/prefectures.ts";
import { isBlank, type TypedText } from "../field/typed-text.ts";
import { isWritable } from "../field/writable.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { oneLine } from "../japanese-input/one-line.ts";
import { composeVoicedMarks } from "../japanese-input/voiced-marks.ts";
import { isPostcode, postcodeWithHyphen } from "../postcode/postcode.ts";
import { isIndividual, type WithDivision } from "../user/user.ts";

const places = ["office", "owner"] as const;
type Place = (typeof places)[number];
const parts = ["zipcode", "prefecture", "city", "building_number"] as const;
type AddressField = `${Place}_${(typeof parts)[number]}`;

/** Of both addresses of a profile. */
export const addressFields = places.flatMap((place) => parts.map((part) => `${place}_${part}` as const));

/** Place of the party to a contract: a company's office, a sole trader's home. */
export const placeOfParty = (party: WithDivision): Place => (isIndividual(party) ? "owner" : "office");

/** The address that a contract names. */
export const partyAddressFields = (party: WithDivision): AddressField[] =>
  parts.map((part): AddressField => `${placeOfParty(party)}_${part}`);

type Addresses = { readonly [Field in AddressField]: string };

/**
 * An address as it is written on one line with gaps between: 〒144-0052, 東京都大田区蒲田, 9-99-9. What is not known is
 * left out.
 */
export function addressPhrases(party: Addresses, place: Place): string[] {
  const zipcode = party[`${place}_zipcode`];
  const postcode = isPostcode(zipcode) ? `〒${postcodeWithHyphen(zipcode)}` : "";
  const street = party[`${place}_prefecture`] + party[`${place}_city`];
  return [postcode, street, party[`${place}_building_number`]].filter((phrase) => phrase !== "");
}

type Addressed = WithDivision & Addresses;

/** A contract would name another address: what was reviewed is not what would be signed. */
export const isAddressedOtherwise = (before: Addressed, after: Addressed) =>
  partyAddressFields(after).some((field) => before[field] !== after[field]);

/** A part of an address as it is stored. */
export const formatAddress = (typed: string): string => composeVoicedMarks(oneLine(typed));

// An address is no sentence, nor a quotation of one.
const sentence = /[。｡「」『』]/;

/** Why a contract could not name such an address. */
export function partyAddressIssues(
  party: { readonly [Field in AddressField]?: TypedText },
  path: IssuePath = [],
): Issue<"choice" | "nameCharacters">[] {
  const unknown = places
    .map((place) => `${place}_prefecture` as const)
    .filter((field) => !isBlank(party[field]) && !prefectures.some((known) => known === party[field]))
    .map((field) => ({ path: [...path, field], code: "choice" }) as const);
  const unwritable = places
    .flatMap((place) => [`${place}_city`, `${place}_building_number`] as const)
    .filter((field) => !isWritable(party[field] ?? "") || sentence.test(party[field] ?? ""))
    .map((field) => ({ path: [...path, field], code: "nameCharacters" }) as const);
  return [...unknown, ...unwritable];
}
