import { prefectures } from "../address/prefectures.ts";
import { formatHolderName } from "../bank-account/holder-name.ts";
import { isPrintable } from "../field/text-issues.ts";
import { isBlank, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { companyFormsIn } from "../japanese-input/company-form.ts";
import { composeVoicedMarks } from "../japanese-input/kana.ts";
import { oneLine } from "../japanese-input/one-line.ts";
import { fullWidth } from "../japanese-input/width.ts";
import { isPostcode, postcodeWithHyphen } from "../postcode/postcode.ts";
import { isIndividual, type WithDivision } from "../user/user.ts";
import type { ProfileFields } from "./profile-issues.ts";

const spelledOut: Readonly<Record<string, string>> = {
  "㈱": "株式会社",
  "㊑": "株式会社",
  "㍿": "株式会社",
  "㈲": "有限会社",
  "㊒": "有限会社",
  "㈴": "合名会社",
  "㈾": "合資会社",
  "㈶": "財団法人",
  "㈳": "社団法人",
  "㈻": "学校法人",
};
const ligature = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "gu");
const narrowKana = /[｡-ﾟ]+/g;

/** Converts a name for the contract: one line, kana in full width, ㈱ as 株式会社 (B1). Letters keep their width. */
export const formatPartyName = (typed: string): string =>
  composeVoicedMarks(oneLine(typed).replace(narrowKana, fullWidth)).replace(
    ligature,
    (character) => spelledOut[character] ?? character,
  );

/** Issues of a name that cannot be printed in a contract. */
export function partyNameIssues(
  party: ProfileFields,
  path: IssuePath = [],
): Issue<"nameCharacters" | "traderCompanyForm">[] {
  const { corporate_division, company_name } = party;
  const unprintable = (["company_name", "last_name", "first_name"] as const)
    .filter((field) => !isPrintable(party[field] ?? ""))
    .map((field) => ({ path: [...path, field], code: "nameCharacters" }) as const);
  // Only a company may have a company form in its name (会社法 7条).
  const hasCompanyForm =
    corporate_division === "individual" &&
    !isBlank(company_name) &&
    companyFormsIn(formatHolderName(company_name ?? "")).length > 0;
  return hasCompanyForm
    ? [...unprintable, { path: [...path, "company_name"], code: "traderCompanyForm" }]
    : unprintable;
}

const addressKinds = ["office", "owner"] as const;
type AddressKind = (typeof addressKinds)[number];
const parts = ["zipcode", "prefecture", "city", "building_number"] as const;
type AddressField = `${AddressKind}_${(typeof parts)[number]}`;

/** All address fields of a profile. */
export const addressFields = addressKinds.flatMap((kind) => parts.map((part) => `${kind}_${part}` as const));

/** Address of the contract party: a company's office, a sole trader's home. */
export const addressKindOf = (party: WithDivision): AddressKind => (isIndividual(party) ? "owner" : "office");

/** Fields of the address in the contract. */
export const partyAddressFields = (party: WithDivision): AddressField[] =>
  parts.map((part): AddressField => `${addressKindOf(party)}_${part}`);

type Addresses = { readonly [Field in AddressField]: string };

/** Parts of an address for one line: 〒144-0052, 東京都大田区蒲田, 9-99-9. Empty parts are left out. */
export function addressPhrases(party: Addresses, kind: AddressKind): string[] {
  const zipcode = party[`${kind}_zipcode`];
  const postcode = isPostcode(zipcode) ? `〒${postcodeWithHyphen(zipcode)}` : "";
  const street = party[`${kind}_prefecture`] + party[`${kind}_city`];
  return [postcode, street, party[`${kind}_building_number`]].filter((phrase) => phrase !== "");
}

type PartyWithAddress = WithDivision & Addresses;

/** The address in the contract has changed since the review. */
export const hasAddressChanged = (before: PartyWithAddress, after: PartyWithAddress) =>
  partyAddressFields(after).some((field) => before[field] !== after[field]);

/** Normalises a part of an address for storage. */
export const formatAddress = (typed: string): string => composeVoicedMarks(oneLine(typed));

// Sentence and quotation marks do not belong in an address.
const sentenceMarks = /[。｡「」『』]/;

/** Issues of an address that cannot be printed in a contract. */
export function partyAddressIssues(
  party: { readonly [Field in AddressField]?: TypedText },
  path: IssuePath = [],
): Issue<"choice" | "nameCharacters">[] {
  const unknown = addressKinds
    .map((kind) => `${kind}_prefecture` as const)
    .filter(
      (field) => !isBlank(party[field]) && !prefectures.some((prefecture) => prefecture === party[field]),
    )
    .map((field) => ({ path: [...path, field], code: "choice" }) as const);
  const unprintable = addressKinds
    .flatMap((kind) => [`${kind}_city`, `${kind}_building_number`] as const)
    .filter((field) => !isPrintable(party[field] ?? "") || sentenceMarks.test(party[field] ?? ""))
    .map((field) => ({ path: [...path, field], code: "nameCharacters" }) as const);
  return [...unknown, ...unprintable];
}
