import { formatHolderName } from "../bank-account/holder-name.ts";
import { isPrintable } from "../field/text-issues.ts";
import { isBlank } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { companyFormsIn } from "../japanese-input/company-form.ts";
import { oneLine } from "../japanese-input/one-line.ts";
import { composeVoicedMarks } from "../japanese-input/voiced-marks.ts";
import { fullWidth } from "../japanese-input/width.ts";
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
